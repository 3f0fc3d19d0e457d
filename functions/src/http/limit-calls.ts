import type { CallerMark, CallLimit, LimitedKind } from '@carwash/domain/endpoint/endpoint';

/**
 * Counts a call and checks its rate limit.
 * @param who identifies the caller by all marks of the limit
 * @returns null if the call is allowed, else the seconds until it may be repeated
 */
export type CallLimiter = (kind: LimitedKind, who: string) => Promise<number | null>;

/** The known marks of a caller; null: not known. */
export type CallerMarks = Record<CallerMark, string | null>;

/**
 * The counting key of a caller; null if a mark is not known, because unknown callers must not share one
 * count.
 */
function countingKey(by: CallLimit['by'], marks: CallerMarks): string | null {
  const known = by.filter((mark) => marks[mark] !== null);
  if (known.length < by.length) return null;
  return by.map((mark) => `${mark}:${marks[mark]}`).join('\n');
}

/**
 * Counts a call against each limit in turn, until one refuses it.
 * @returns null if the call is allowed, else the seconds until it may be repeated
 */
export async function countCall(
  limits: readonly CallLimit[],
  marks: CallerMarks,
  limiter: CallLimiter,
): Promise<number | null> {
  for (const { kind, by } of limits) {
    const who = countingKey(by, marks);
    const retryAfter = who === null ? null : await limiter(kind, who);
    if (retryAfter !== null) return retryAfter;
  }
  return null;
}
