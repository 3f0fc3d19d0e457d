import type { Transaction } from './transaction.ts';

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
