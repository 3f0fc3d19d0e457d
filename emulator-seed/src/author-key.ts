import { seededRandom } from './seeded-random.ts';

/** Returns the author key of a demo person: the same on every run. */
export const authorKeyOf = (uid: string): string => seededRandom(`author ${uid}`).hex();
