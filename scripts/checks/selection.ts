/** Which tests of a check run. */
export interface Selection {
  /** `short`: those of `npm test`. `long`: those that are tagged as long. */
  length: 'short' | 'long';
  /** Folders and files with the tests; absent: all. */
  paths?: readonly string[];
  /** Files: of the unit and component tests only those run that are one of them or import one. */
  related?: readonly string[];
  /** Seed of random tests and of the order of browser tests; absent: fixed seeds and order. */
  seed?: string;
}

/** @returns false if the selection may turn out to be empty */
export const isWhole = ({ paths, related }: Selection): boolean =>
  paths === undefined && related === undefined;
