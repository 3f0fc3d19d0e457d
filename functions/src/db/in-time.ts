/**
 * Waits for work that may hang; what it does later is lost on us.
 * @throws Error with `message` when it has not ended after `ms` milliseconds
 */
export function inTime<T>(work: Promise<T>, ms: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
