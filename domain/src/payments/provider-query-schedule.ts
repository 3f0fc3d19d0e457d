import { dayMs, minuteMs } from '../time/durations.ts';
import type { Transaction } from './transaction.ts';

/** The provider is queried again when a failed transaction reaches these ages, in milliseconds. */
const recheckAges = [30, 60, 3 * 60, 12 * 60, 24 * 60, 72 * 60].map(
  (minutes) => minutes * minuteMs,
);

/**
 * Time from the start of a payment to the first query, in case its callback got lost. In milliseconds.
 */
const firstCheckMs = 4 * minuteMs;

/** Time between two queries while a long hold lasts, in milliseconds. */
const regularMs = 15 * minuteMs;

/** Delay before something is tried again that has failed, in milliseconds. */
const retryMs = 5 * minuteMs;

/** Age of a payment from which an answer that is missing is asked for once a day only, in milliseconds. */
const frequentMs = 72 * 60 * minuteMs;

/** For how long it is asked for once a day, in milliseconds. */
const dailyMs = 30 * dayMs;

/**
 * Returns when to query the provider again about a failed payment: the customer may still pay on a page that
 * stayed open, and that callback may get lost. Null after three days.
 */
export function nextCheckAfterFailure(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const next = recheckAges.find((recheckAge) => recheckAge > age);
  return next === undefined ? null : new Date(createdAt.getTime() + next);
}

/** Returns the age at which the next regular query about a payment of this age is due, in milliseconds. */
const nextRegularCheck = (ageMs: number): number =>
  firstCheckMs + Math.max(0, Math.floor((ageMs - firstCheckMs) / regularMs) + 1) * regularMs;

/**
 * Returns when to query the provider next about a payment that holds a slot: a few minutes after its start,
 * every quarter of an hour from then on, shortly before the hold expires, and when it expires. So a payment
 * is booked in time even if no callback arrives. One more query follows in case the provider could not be
 * reached.
 * @returns null when no query is left
 */
export function nextCheckWhileHeld(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
  now: Date,
): Date | null {
  const [start, end] = [createdAt.getTime(), expiresAt.getTime()];
  const regular = start + nextRegularCheck(now.getTime() - start);
  const checks = [end - minuteMs, end, end + minuteMs];
  const ahead = [regular, ...checks].filter(
    (check) => check > now.getTime() && check <= end + minuteMs,
  );
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}

/** Returns when a payment is looked at again that could not be settled for a reason of ours. */
export const nextRetry = (now: Date): Date => new Date(now.getTime() + retryMs);

/**
 * Returns when to query again after the provider gave no usable answer: every few minutes for three days, then once a day
 * for 30 days. Null after that: the staff asks again, or enters what the provider's own page says.
 */
export function nextCheckAfterNoAnswer(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age < frequentMs) return nextRetry(now);
  return age < frequentMs + dailyMs ? new Date(now.getTime() + dayMs) : null;
}

/** Minimum time between two queries about the same payment, in milliseconds. */
export const queryIntervalMs = 5000;

/**
 * The reason for querying the provider. news: a callback or the customer reports a result. look: somebody
 * only opens or refreshes the payment.
 */
export type Occasion = 'news' | 'look';

interface LastQuery {
  queriedAt: Date;
  /** The last query because of news; null if there was none. */
  newsQueriedAt: Date | null;
  /** The payment's status at that time. */
  status: Transaction['status'];
}

/**
 * Returns how long a query about a payment must wait, in milliseconds. It need not wait if the last answer is
 * outdated because the payment's status has changed or its hold has expired. News only waits for earlier
 * news, because viewing a payment must not delay a customer who has just paid.
 * @param last the last query about this payment; null if there was none
 */
export function queryWaitMs(
  { status, expiresAt }: Pick<Transaction, 'status' | 'expiresAt'>,
  occasion: Occasion,
  last: LastQuery | null,
  now: Date,
): number {
  if (!last || last.status !== status) return 0;
  const holdHasEndedSince = last.queriedAt < expiresAt && expiresAt <= now;
  if (holdHasEndedSince) return 0;
  const queriedAt = occasion === 'news' ? last.newsQueriedAt : last.queriedAt;
  return queriedAt === null
    ? 0
    : Math.max(0, queriedAt.getTime() + queryIntervalMs - now.getTime());
}
