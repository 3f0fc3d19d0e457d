import type { CallerMark, CallLimit, LimitedKind } from '@carwash/domain/endpoint/endpoint';

/** null if a call is allowed, else the seconds until it may be repeated. */
type Verdict = number | null;

/**
 * Counts a call.
 * @param who identifies the caller by all marks of the limit
 */
export type CallLimiter = (kind: LimitedKind, who: string) => Promise<Verdict>;

/** The known marks of a caller; null when unknown. */
export type CallerMarks = Record<CallerMark, string | null>;

/**
 * Returns the counting key of a caller; null if a mark is unknown, because unknown callers must not share one
 * count.
 */
function countingKey(by: CallLimit['by'], marks: CallerMarks): string | null {
  const known = by.filter((mark) => marks[mark] !== null);
  if (known.length < by.length) return null;
  return by.map((mark) => `${mark}:${marks[mark]}`).join('\n');
}

/** Counts a call against each limit in turn, until one refuses it. */
export async function countCall(
  limits: readonly CallLimit[],
  marks: CallerMarks,
  limiter: CallLimiter,
): Promise<Verdict> {
  for (const { kind, by } of limits) {
    const who = countingKey(by, marks);
    if (who === null) continue;
    const verdict = await limiter(kind, who);
    if (verdict !== null) return verdict;
  }
  return null;
}
