interface WorkQueue {
  /**
   * Runs a task after those before it.
   * @param bytes memory that the task needs until it has run
   * @returns undefined, without running the task, if too much is unfinished
   */
  run<T>(bytes: number, work: () => Promise<T>): Promise<T> | undefined;
}

interface Limits {
  /** Most unfinished tasks, including the running one. */
  count: number;
  /** Most bytes of unfinished tasks. A task that finds no unfinished one is accepted whatever its size. */
  bytes: number;
}

/** Returns a queue that runs tasks one at a time, in order of arrival. */
export function createWorkQueue(limits: Limits): WorkQueue {
  let last: Promise<unknown> = Promise.resolve();
  const unfinished = { count: 0, bytes: 0 };
  const hasRoom = (bytes: number) =>
    unfinished.count === 0 ||
    (unfinished.count < limits.count && unfinished.bytes + bytes <= limits.bytes);
  return {
    run(bytes, work) {
      if (!hasRoom(bytes)) return undefined;
      unfinished.count += 1;
      unfinished.bytes += bytes;
      const result = last.then(work).finally(() => {
        unfinished.count -= 1;
        unfinished.bytes -= bytes;
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
}
