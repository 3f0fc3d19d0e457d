/** A rate limit: the maximum number of calls in any period of the given milliseconds. */
interface CallRate {
  calls: number;
  windowMs: number;
}

/** Counted calls per fixed time window. The current and the previous window are enough. */
interface CountedCalls {
  /** Calls in the current window, including the call that is being checked. */
  current: number;
  /** Calls in the previous window. */
  previous: number;
  /** Milliseconds since the current window began. */
  elapsedMs: number;
}

/**
 * Checks a call against a rate limit (sliding window counter). The calls of the previous window are weighted
 * by the part of it that is still inside the sliding window, as if they were evenly spread. So a caller can't
 * use the full limit twice around a window border. Refused calls do not count in the next window.
 * @returns null if the call is allowed, else the milliseconds until another call is allowed
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

/** Returns the milliseconds after which at most `room` of the previous window's calls still count. */
const roomAfterMs = (before: number, room: number, windowMs: number): number =>
  before <= room ? 0 : Math.floor(windowMs * (1 - room / before)) + 1;
