/** Which tests of a check run. */
export interface Selection {
  /** `short`: those of `npm test`. `long`: those that are tagged as long. */
  length: 'short' | 'long';
  /** Folders and files with the tests; absent: all. */
  paths?: readonly string[];
  /** A commit: of the unit tests only those run that import a file which has changed since. */
  changedSince?: string;
  /** Seed of random tests and of the order of browser tests; absent: fixed seeds and order. */
  seed?: string;
}

/** @returns false if the selection may turn out to be empty */
export const isWhole = ({ paths, changedSince }: Selection): boolean =>
  paths === undefined && changedSince === undefined;
