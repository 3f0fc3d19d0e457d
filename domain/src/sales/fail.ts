import { keepsHold } from '../payments/customer-payments.ts';
import { nextCheckAfterFailure } from '../payments/provider-query-schedule.ts';
import type { FailureReason, Transaction } from '../payments/transaction.ts';
import { leaveBay } from '../slots/take-bay.ts';
import type { EntryChange } from '../waitlist/entry-change.ts';
import type { Act, Sale } from './sale.ts';
import type { SaleChange, SaleDecision } from './sale-change.ts';

/**
 * Ends a pending payment. After a declined card the slot stays held for the rest of the hold, so that its customer can
 * try again before anybody else. The provider is queried again, because an open card page may still be paid.
 */
export function failed(
  { _id, claimId, createdAt, expiresAt }: Transaction,
  reason: FailureReason,
  now: Date,
): SaleChange {
  const change = { status: 'failed', failureReason: reason } as const;
  const keeps = keepsHold({ ...change, expiresAt }, now);
  const nextCheckAt = keeps ? expiresAt : nextCheckAfterFailure(createdAt, now);
  return {
    payments: { [_id]: { ...change, nextCheckAt } },
    ...(!keeps && { jobs: [leaveBay(claimId)] }),
    events: [],
    audit: [],
  };
}

/** Ends the payment whose hold another one takes. A declined payment stays declined. */
export function replaced(
  { _id, status, createdAt }: Transaction,
  now: Date,
): Pick<SaleChange, 'payments'> {
  const nextCheckAt = nextCheckAfterFailure(createdAt, now);
  const change =
    status === 'pending'
      ? ({ status: 'failed', failureReason: 'replaced', nextCheckAt } as const)
      : { expiresAt: now, nextCheckAt };
  return { payments: { [_id]: change } };
}

/**
 * Ends a payment that its customer gives up, or whose card page cannot be opened, and frees its slot. A payment that
 * holds nothing stays as it is.
 * @param onWaitlist puts the entry that the payment has ended back in line; null: none
 */
export function giveUp(
  { payments: [payment] }: Sale,
  { reason, onWaitlist }: { reason: FailureReason; onWaitlist: EntryChange | null },
  { now }: Pick<Act, 'now'>,
): SaleDecision {
  if (payment && keepsHold(payment, now)) {
    const { _id, claimId } = payment;
    const payments = { [_id]: { failureReason: reason, expiresAt: now } };
    return { payments, jobs: [leaveBay(claimId)], events: [], audit: [] };
  }
  if (payment?.status !== 'pending') return 'unchanged';
  return { ...failed(payment, reason, now), ...(onWaitlist && { onWaitlist }) };
}
