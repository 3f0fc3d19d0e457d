interface WorkQueue {
  /** @returns undefined, without running the work, if too many are waiting */
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
}

/**
 * Runs work one at a time, in order of arrival.
 * @param longest maximum number waiting
 */
export function createWorkQueue(longest: number): WorkQueue {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return {
    run(work) {
      if (unfinished > longest) return undefined;
      unfinished += 1;
      const result = last.then(work).finally(() => {
        unfinished -= 1;
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
}
