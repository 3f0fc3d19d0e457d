/** Seed of `npm run test:long`, another one in each run. `npm test` has none. */
const seedOfRun = process.env.HISTORY_SEED;

/** Seed of everything random in this run. */
export const historySeed = seedOfRun ?? 'a car wash';

/** Tags of tests that both commands run: the long form belongs to `npm run test:long`. */
export const historyTags = seedOfRun === undefined ? [] : ['long'];

/** Returns the length for this run: the whole one, or a fifth of it in `npm test`. */
const lengthOf = (whole: number): number =>
  seedOfRun === undefined ? Math.ceil(whole / 5) : whole;

/** Returns the rounds of a race, which is repeated because chance decides its outcome. */
export const roundsOf = (whole: number): number[] =>
  Array.from({ length: lengthOf(whole) }, (_, round) => round);

/** A number of random operations, which its seed repeats. */
export interface History {
  seed: string;
  length: number;
}

/**
 * Histories that failed in `npm run test:long`. `npm test` repeats them, so enter the seed and the length that the
 * title of the failed test names.
 */
const onceFailed = {
  bays: [],
  figures: [],
  messages: [],
  money: [],
  till: [],
  waitlist: [],
} satisfies Record<string, History[]>;

/**
 * Returns what to play: in `npm run test:long` a whole history; in `npm test` a fifth of one whose seed is always the
 * same, and the histories that failed once.
 */
export const historiesOf = (name: keyof typeof onceFailed, wholeLength: number): History[] => [
  { seed: historySeed, length: lengthOf(wholeLength) },
  ...(seedOfRun === undefined ? onceFailed[name] : []),
];

/** Most attempts at one operation that chance has left out. */
const mostAttempts = 50;

/**
 * Repeats each operation that chance has left out until it succeeds.
 * @param done how often each has succeeded
 * @throws Error if one never succeeds
 */
export async function doWhatIsMissing<Operation extends string>(
  done: Map<string, number>,
  names: readonly Operation[],
  attempt: (name: Operation) => Promise<boolean>,
): Promise<void> {
  for (const name of names.filter((one) => !done.has(one))) {
    let isDone = false;
    for (let tried = 0; tried < mostAttempts && !isDone; tried += 1) isDone = await attempt(name);
    if (!isDone) throw new Error(`${name} has failed ${mostAttempts} times`);
    done.set(name, 1);
  }
}
