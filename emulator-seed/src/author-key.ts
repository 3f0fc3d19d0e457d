import { seededRandom } from './seeded-random.ts';

/** What stands for a demo person in their reviews: the same on every run. */
export const authorKeyOf = (uid: string): string => seededRandom(`author ${uid}`).hex();
