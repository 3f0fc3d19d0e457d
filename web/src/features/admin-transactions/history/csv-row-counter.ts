const quote = '"'.charCodeAt(0);
const lineFeed = '\n'.charCodeAt(0);

/**
 * Counts the rows of a CSV file, without its header, as its chunks arrive. A line break within
 * quotes does not end a row.
 * @returns a function that takes the next chunk and returns the number of rows so far
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
