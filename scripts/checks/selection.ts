/** Which tests of a check run. */
export interface Selection {
  /** `short`: those of `npm test`. `long`: those that are tagged as long. */
  length: 'short' | 'long';
  /** Folders and files with the tests; absent: all. */
  paths?: readonly string[];
  /** A commit: of the unit tests only those run that import a file which has changed since. */
  changedSince?: string;
  /** What random tests start from; absent: the fixed seeds. */
  seed?: string;
}

/** Tests that need everything: what neither a path nor a change narrows. */
export const isWhole = ({ paths, changedSince }: Selection): boolean =>
  paths === undefined && changedSince === undefined;
