import { isKept, renewedHoldEnd } from '../slots/hold.ts';
import type { ProviderOutcome } from './next-payment-step.ts';
import type { Transaction } from './transaction.ts';

export type ReturnVerdict =
  /** Pay it on the same card page, with the slot held until then. */
  | { kind: 'pay'; until: Date }
  /** Begin another payment, which takes the hold over. */
  | { kind: 'replace' }
  /** It may have been paid, and nobody knows yet. */
  | { kind: 'wait' };

/**
 * What a customer gets who comes back to a payment of theirs that is pending.
 * @param outcome what the provider just said of it; null while somebody else is asking
 */
export function mayResume(
  payment: Pick<Transaction, 'paymentUrl' | 'createdAt' | 'expiresAt'>,
  outcome: ProviderOutcome | null,
  now: Date,
): ReturnVerdict {
  const { paymentUrl, expiresAt } = payment;
  if (!paymentUrl) return { kind: 'replace' };
  if (expiresAt <= now) {
    return outcome === null || isKept(expiresAt, now) ? { kind: 'wait' } : { kind: 'replace' };
  }
  const until = renewedHoldEnd(payment, now);
  if (until) return { kind: 'pay', until };
  const isUnpaid = outcome === 'open' || outcome === 'unknown';
  return isUnpaid ? { kind: 'replace' } : { kind: 'pay', until: expiresAt };
}
