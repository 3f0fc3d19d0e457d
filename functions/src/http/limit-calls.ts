import type { CallerMark, CallLimit, LimitedKind } from '@carwash/domain/endpoint/endpoint';

/**
 * Counts a call and says whether it is one too many.
 * @param who the caller, by all the marks that are counted together
 * @returns null if it may go on, else the seconds after which it may be tried again
 */
export type CallLimiter = (kind: LimitedKind, who: string) => Promise<number | null>;

/** What is known of a caller; null: nothing. */
export type CallerMarks = Record<CallerMark, string | null>;

/** null where a mark is not known: who cannot be told apart is not counted together. */
function whoIs(by: CallLimit['by'], marks: CallerMarks): string | null {
  const known = by.filter((mark) => marks[mark] !== null);
  if (known.length < by.length) return null;
  return by.map((mark) => `${mark}:${marks[mark]}`).join('\n');
}

/**
 * Counts a call by one limit after the other, until one refuses it.
 * @returns null if it may go on, else the seconds after which it may be tried again
 */
export async function countCall(
  limits: readonly CallLimit[],
  marks: CallerMarks,
  limiter: CallLimiter,
): Promise<number | null> {
  for (const { kind, by } of limits) {
    const who = whoIs(by, marks);
    const retryAfter = who === null ? null : await limiter(kind, who);
    if (retryAfter !== null) return retryAfter;
  }
  return null;
}
