/** Announces a piece of work, does it, and says how long it took; a failure passes through. */
export async function step<T>(title: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  console.log(`→ ${title} ...`);
  try {
    const result = await work();
    console.log(`✓ ${title}  ${secondsSince(start)}`);
    return result;
  } catch (error) {
    console.log(`✗ ${title}  ${secondsSince(start)}`);
    throw error;
  }
}

/** @param start a `performance.now()` */
export const secondsSince = (start: number) =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`;
