import { holdStillBlocks, renewedHoldEnd } from '../slots/hold.ts';
import type { ProviderOutcome } from './next-payment-step.ts';
import type { Transaction } from './transaction.ts';

type ReturnVerdict =
  /** Continue on the same card page. The slot is held until `until`. */
  | { kind: 'pay'; until: Date }
  /** Start a new payment that takes the hold. */
  | { kind: 'replace' }
  /** Wait, because it is not known yet whether the payment was made. */
  | { kind: 'wait' };

/**
 * Decides how a customer can continue a pending payment of their own.
 * @param outcome the provider's latest answer; null while another request is querying the provider
 */
export function mayResume(
  payment: Pick<Transaction, 'paymentUrl' | 'createdAt' | 'expiresAt' | 'holdMinutes'>,
  outcome: ProviderOutcome | null,
  now: Date,
): ReturnVerdict {
  const { paymentUrl, expiresAt } = payment;
  if (!paymentUrl) return { kind: 'replace' };
  if (expiresAt <= now) {
    return outcome === null || holdStillBlocks(expiresAt, now)
      ? { kind: 'wait' }
      : { kind: 'replace' };
  }
  const until = renewedHoldEnd(payment, now);
  if (until) return { kind: 'pay', until };
  const isUnpaid = outcome === 'open' || outcome === 'unknown';
  return isUnpaid ? { kind: 'replace' } : { kind: 'pay', until: expiresAt };
}
