interface WorkQueue {
  /**
   * @param bytes how much memory the work keeps until it has run
   * @returns undefined, without running the work, if too much is unfinished
   */
  run<T>(bytes: number, work: () => Promise<T>): Promise<T> | undefined;
}

interface Limits {
  /** Maximum number unfinished, including the one that runs. */
  count: number;
  /** Maximum bytes unfinished. Work that finds nothing else unfinished is accepted whatever its size. */
  bytes: number;
}

/** Runs work one at a time, in order of arrival. */
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
