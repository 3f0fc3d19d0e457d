/** So many calls in any stretch of so many milliseconds. */
export interface CallRate {
  calls: number;
  windowMs: number;
}

/** What was counted: fixed windows of time, of which the last two are enough. */
export interface CountedCalls {
  /** In the window that runs, the call that is judged included. */
  current: number;
  /** In the window before it. */
  previous: number;
  /** How long the window has run. */
  elapsedMs: number;
}

/**
 * Whether a call is one too many. The calls of the window before count by the share of it that lies
 * less than a window ago, as if they had come evenly: what was used up just before the border of two
 * windows is not there again just after it. Calls that were refused never weigh on the next window.
 * @returns null if it may go on, else the milliseconds after which one more would
 */
export function callRateWaitMs(
  { calls, windowMs }: CallRate,
  { current, previous, elapsedMs }: CountedCalls,
): number | null {
  const before = Math.min(previous, calls);
  if (current + before * (1 - elapsedMs / windowMs) <= calls) return null;
  const room = calls - current - 1;
  if (room >= 0) return roomAfterMs(before, room, windowMs) - elapsedMs;
  const restMs = windowMs - elapsedMs;
  return restMs + roomAfterMs(Math.min(current, calls), calls - 1, windowMs);
}

/** How long a window must have run until no more than `room` of the calls before it still count. */
const roomAfterMs = (before: number, room: number, windowMs: number): number =>
  before <= room ? 0 : Math.floor(windowMs * (1 - room / before)) + 1;
