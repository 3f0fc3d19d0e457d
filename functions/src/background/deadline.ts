/** When the steps of a run are to begin nothing more. */
export interface Deadline {
  msLeft: () => number;
  hasPassed: () => boolean;
}

/** By the clock that nobody can set. */
export function deadlineIn(ms: number): Deadline {
  const end = performance.now() + ms;
  const msLeft = () => Math.max(0, end - performance.now());
  return { msLeft, hasPassed: () => msLeft() === 0 };
}
