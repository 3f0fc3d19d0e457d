/** The time after which the steps of a run start no new work. */
export interface Deadline {
  msLeft: () => number;
  hasPassed: () => boolean;
}

/** Returns a deadline `ms` milliseconds from now, measured with the monotonic clock. */
export function deadlineIn(ms: number): Deadline {
  const end = performance.now() + ms;
  const msLeft = () => Math.max(0, end - performance.now());
  return { msLeft, hasPassed: () => msLeft() === 0 };
}
