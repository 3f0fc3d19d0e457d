const quote = '"'.charCodeAt(0);
const lineFeed = '\n'.charCodeAt(0);

/**
 * Counts the rows of a CSV file, its heading not included, as its parts arrive. A line break within
 * quotes ends no row.
 * @returns tells of one more part; answers how many rows there are so far
 */
export function csvRowCounter(): (part: Uint8Array) => number {
  let lines = 0;
  let quoted = false;
  return (part) => {
    for (const byte of part) {
      if (byte === quote) quoted = !quoted;
      else if (byte === lineFeed && !quoted) lines += 1;
    }
    return Math.max(0, lines - 1);
  };
}
