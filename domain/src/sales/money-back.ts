import type { AuditedChange } from '../audit/audited-change.ts';
import type { Booking } from '../bookings/booking.ts';
import { fromMinorUnits } from '../money/money.ts';
import { keptMinor, keptOfAll, returnedFacts } from '../payments/booking-payments.ts';
import { paymentForAudit } from '../payments/payment-for-audit.ts';
import { restPaidBack } from '../payments/rest-paid-back.ts';
import type { RefundReason, Transaction } from '../payments/transaction.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import { auditSubjectOf } from './audit-subject.ts';
import type { SaleChange } from './sale-change.ts';

/** How a refund changes one payment. */
export interface MoneyBack {
  before: Transaction;
  change: TransactionChange;
  /**
   * waived: the customer no longer has to pay it. handed: the customer has got all of it in cash. due: the business still has
   * to transfer all of it. part: the customer has got a part of it.
   */
  how: 'waived' | 'handed' | 'due' | 'part';
}

const auditActions: Record<MoneyBack['how'], string> = {
  waived: 'payment waived',
  handed: 'refunded in cash',
  due: 'refund granted',
  part: 'part refunded',
};

/**
 * Returns the refund of all that is left of a payment; null if nothing is left.
 * @param handsCash whether the desk hands cash out now; otherwise it is due, like money of a card
 */
export function allBack(
  before: Transaction,
  {
    reason,
    refundReason,
    handsCash,
  }: { reason: string; refundReason: RefundReason; handsCash: boolean },
  now: Date,
): MoneyBack | null {
  if (before.status === 'unpaid') return { before, change: { status: 'void' }, how: 'waived' };
  if (keptMinor(before) === 0) return null;
  if (before.paymentMethod === 'cash' && handsCash) {
    const change = { refundReason, ...restPaidBack(before, { reason, reference: '' }, now) };
    return { before, change, how: 'handed' };
  }
  return { before, change: { status: 'refund_due', refundReason }, how: 'due' };
}

export const paymentsOf = (backs: readonly MoneyBack[]): SaleChange['payments'] =>
  Object.fromEntries(backs.map(({ before, change }) => [before._id, change]));

/** Returns what the timeline says of the cash that was handed out: its sum, unless it is all that was paid. */
export function cashHanded(backs: readonly MoneyBack[]) {
  const handed = backs.filter(({ how }) => how === 'handed');
  const isDue = backs.some(({ how }) => how === 'due');
  const cash = handed.map(({ before }) => before);
  const facts = isDue ? { amount: fromMinorUnits(keptOfAll(cash)) } : returnedFacts(cash);
  return { handed, isDue, facts };
}

export const auditOfBack = (
  booking: Booking,
  { before, change, how }: MoneyBack,
  reason: string,
): AuditedChange => ({
  kind: 'refund',
  action: auditActions[how],
  subject: auditSubjectOf(booking),
  before: paymentForAudit(before),
  after: { ...paymentForAudit({ ...before, ...change }), reason },
});
