export interface WorkQueue {
  /** @returns undefined, and nothing is done, when too many wait already */
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
}

/** Does one piece of work at a time, in the order in which they came. @param longest how many may wait */
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
