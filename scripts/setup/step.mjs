/** Thrown when only the reader can help: the message is one line that says what to do. */
export class CannotContinue extends Error {}

/**
 * Announces a piece of work, does it, and says how long it took. A failure passes through; work that
 * can fail without one says so by answering false.
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
