/** Thrown when the user must do something. The message is one line that tells what. */
export class CannotContinue extends Error {}

/**
 * Prints the title of a piece of work, runs it, and prints its duration. Errors are passed on; work
 * that can fail without an error returns false.
 * @template T
 * @param {string} title what is being done, e.g. 'Installing packages'
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  console.log(`→ ${title} ...`);
  let mark = '✗';
  try {
    const result = await work();
    if (result !== false) mark = '✓';
    return result;
  } finally {
    console.log(`${mark} ${title}  ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}
