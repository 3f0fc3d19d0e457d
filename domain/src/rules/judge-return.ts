import type { Transaction } from '../entities/transaction.ts';
import { isKept, renewedHoldEnd } from './hold.ts';
import type { ProviderWord } from './next-payment-step.ts';

export type ReturnVerdict =
  /** Pay it on the same card page, with the slot held until then. */
  | { kind: 'pay'; until: Date }
  /** Begin another payment, which takes the hold over. */
  | { kind: 'replace' }
  /** It may have been paid, and nobody knows yet. */
  | { kind: 'wait' };

/**
 * What a customer gets who comes back to a payment of theirs that is pending.
 * @param word what the provider just said of it; null while somebody else is asking
 */
export function judgeReturn(
  payment: Pick<Transaction, 'paymentUrl' | 'createdAt' | 'expiresAt'>,
  word: ProviderWord | null,
  now: Date,
): ReturnVerdict {
  const { paymentUrl, expiresAt } = payment;
  if (!paymentUrl) return { kind: 'replace' };
  if (expiresAt <= now) {
    return word === null || isKept(expiresAt, now) ? { kind: 'wait' } : { kind: 'replace' };
  }
  const until = renewedHoldEnd(payment, now);
  if (until) return { kind: 'pay', until };
  const isUnpaid = word === 'open' || word === 'unknown';
  return isUnpaid ? { kind: 'replace' } : { kind: 'pay', until: expiresAt };
}
