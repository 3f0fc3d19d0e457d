import type { Transaction } from './transaction.ts';

const minuteMs = 60_000;

/** Ages of a transaction, in milliseconds, after which the provider is asked once more. */
const recheckAges = [30, 60, 3 * 60, 12 * 60, 24 * 60, 72 * 60].map(
  (minutes) => minutes * minuteMs,
);

/** How long after the start of a payment the provider is asked whether it was paid unnoticed. */
const firstCheckMs = 4 * minuteMs;

/** How soon a payment about which the provider could not be asked is tried again. */
const retryMs = 5 * minuteMs;

/**
 * When to ask the provider again about a payment that failed: it may still be paid on a page that
 * the customer kept open, and that callback may be lost. Null after three days.
 */
export function nextCheckAfterFailure(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const next = recheckAges.find((recheckAge) => recheckAge > age);
  return next === undefined ? null : new Date(createdAt.getTime() + next);
}

/**
 * When to ask the provider next about a payment that holds a slot: a few minutes after it began, when
 * the hold is about to end, and when it ends, so that who has paid is booked in time even if no
 * callback comes. Once more after that, for a provider that could not be asked.
 * @returns null when none of these is left
 */
export function nextCheckWhileHeld(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
  now: Date,
): Date | null {
  const end = expiresAt.getTime();
  const checks = [createdAt.getTime() + firstCheckMs, end - minuteMs, end, end + minuteMs];
  const next = checks.find((check) => check > now.getTime());
  return next === undefined ? null : new Date(next);
}

/** When to ask again after the provider did not give a usable answer. */
export const nextCheckAfterSilence = (now: Date): Date => new Date(now.getTime() + retryMs);

/** How long the provider is not asked about the same payment again, in milliseconds. */
export const questionIntervalMs = 5000;

/** Why the provider is asked. news: somebody says that it has decided. look: somebody wants to know. */
export type Occasion = 'news' | 'look';

interface LastQuestion {
  askedAt: Date;
  /** The last time on news; null if there was none yet. */
  newsAskedAt: Date | null;
  /** What the payment was then. */
  status: Transaction['status'];
}

/**
 * How long a question about a payment has to wait for its turn, in milliseconds. None waits that the
 * last one cannot have answered: the payment has moved since, or its hold has ended. News waits for
 * earlier news only: whoever looks at a payment must not hold up the one who has just paid it.
 * @param last the last question about this payment; null if there was none
 */
export function questionWaitMs(
  { status, expiresAt }: Pick<Transaction, 'status' | 'expiresAt'>,
  occasion: Occasion,
  last: LastQuestion | null,
  now: Date,
): number {
  if (!last || last.status !== status) return 0;
  const holdHasEndedSince = last.askedAt < expiresAt && expiresAt <= now;
  if (holdHasEndedSince) return 0;
  const askedAt = occasion === 'news' ? last.newsAskedAt : last.askedAt;
  return askedAt === null ? 0 : Math.max(0, askedAt.getTime() + questionIntervalMs - now.getTime());
}
