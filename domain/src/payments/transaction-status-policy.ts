import { toMinorUnits } from '../money/money.ts';
import { keptOfAll } from './booking-payments.ts';
import { moneyHasCome, type RefundedPayment, wasUndone } from './received-money.ts';
import type { PaymentMethod, RefundReason, Transaction, TransactionStatus } from './transaction.ts';

/** Tells whether a repayment must be noted with its reference number: money in hand has none. */
export const needsReference = (method: PaymentMethod): boolean => method === 'card';

type RefundVerdict =
  | 'possible'
  /** It was marked with the same reference, which names one transfer. */
  | 'done_this_way'
  /** It was refunded with another reference, or without one: two people could each have handed out cash. */
  | 'done_otherwise'
  /** The refund with this reference was reopened: no transfer of this payment has that number. */
  | 'reopened'
  | 'not_due';

/**
 * Tells whether a payment may be marked as refunded with `reference`.
 * @param reference null where the money has none
 */
export function mayMarkRefunded(
  {
    status,
    refundReference,
    refunds = [],
  }: Pick<Transaction, 'status' | 'refundReference' | 'refunds'>,
  reference: string | null,
): RefundVerdict {
  if (status === 'refund_due') {
    const isReopened = refunds.some((one) => one.reopening && one.reference === reference);
    return isReopened ? 'reopened' : 'possible';
  }
  if (status !== 'refunded') return 'not_due';
  const isSame = reference !== null && refundReference === reference;
  return isSame ? 'done_this_way' : 'done_otherwise';
}

export type GrantVerdict =
  | 'possible'
  /** The refund is already due or done. */
  | 'granted_already'
  /** The booking was free, or no money has arrived. */
  | 'nothing_paid';

/** Tells whether the business may refund the payments of a booking, whatever the booking's status. */
export function mayGrantRefund(
  payments: readonly Pick<Transaction, 'status' | 'amount'>[],
): GrantVerdict {
  if (payments.some(({ status, amount }) => status === 'success' && amount > 0)) return 'possible';
  const isGranted = payments.some(({ status }) => status === 'refund_due' || status === 'refunded');
  return isGranted ? 'granted_already' : 'nothing_paid';
}

type AmountVerdict =
  /** A part, which leaves some of the payment. */
  | 'part'
  /** All that is left. */
  | 'rest'
  /** Less is left than what is to go back. */
  | 'too_much';

/**
 * Tells how much of the payments of a booking, which may be refunded, goes back.
 * @param amountMinor what is to go back, in minor units; null: all that is left
 */
export function mayRefundAmount(
  payments: readonly RefundedPayment[],
  amountMinor: number | null,
): AmountVerdict {
  const left = keptOfAll(payments);
  if (amountMinor === null || amountMinor === left) return 'rest';
  return amountMinor < left ? 'part' : 'too_much';
}

type CollectVerdict =
  | 'possible'
  | 'paid_already'
  /** An edit has changed the price since the caller looked. */
  | 'other_sum'
  | 'nothing_to_pay';

/**
 * Tells whether the desk may note that a booking is paid, also one whose customer pays after it was written off.
 * @param takenMinor the sum that was taken, in minor units; null: not compared
 */
export function mayCollect(
  { status, amount }: Pick<Transaction, 'status' | 'amount'>,
  takenMinor: number | null,
): CollectVerdict {
  if (status === 'unpaid' || status === 'written_off') {
    return takenMinor === null || takenMinor === toMinorUnits(amount) ? 'possible' : 'other_sum';
  }
  return moneyHasCome(status) && amount > 0 ? 'paid_already' : 'nothing_to_pay';
}

/** Refund reasons of payments that had become a booking. */
const afterBooking: readonly RefundReason[] = ['booking_cancelled', 'business_decision'];

/** Statuses that only a transaction with a booking has. */
const withBooking: readonly TransactionStatus[] = ['success', 'unpaid', 'void', 'written_off'];

/** Tells whether a transaction has a booking, including one that was cancelled later. */
export const becameBooking = ({
  status,
  refundReason,
}: Pick<Transaction, 'status' | 'refundReason'>): boolean =>
  withBooking.includes(status) || (refundReason !== null && afterBooking.includes(refundReason));

/** Tells whether money came for a booking, also if it went back later. */
export const wasSold = <T extends Pick<Transaction, 'status' | 'refundReason' | 'paidAt'>>(
  transaction: T,
): transaction is T & { paidAt: Date } =>
  transaction.paidAt !== null && becameBooking(transaction) && moneyHasCome(transaction.status);

type Receipted = Pick<Transaction, 'status' | 'refundReason' | 'paidAt' | 'amount'>;

/**
 * Tells whether a payment has a receipt: its money became a sale, which may have been refunded or undone since.
 */
export const isReceipted = (payment: Receipted): boolean =>
  (wasSold(payment) && payment.amount > 0) || wasUndone(payment);

const moves: Record<TransactionStatus, readonly TransactionStatus[]> = {
  pending: ['success', 'failed', 'refund_due'],
  failed: ['success', 'refund_due'],
  unpaid: ['success', 'void', 'written_off'],
  success: ['refund_due', 'refunded', 'void', 'unpaid'],
  refund_due: ['refunded'],
  refunded: ['refund_due'],
  void: [],
  written_off: ['success'],
};

/** Tells whether a transaction may change from one status to another. */
export const mayChangeTransactionStatus = (
  from: TransactionStatus,
  to: TransactionStatus,
): boolean => moves[from].includes(to);

/** Tells whether the payment is settled, or the desk's: answers of the provider change nothing. */
export const isSettled = (status: TransactionStatus): boolean =>
  status !== 'pending' && status !== 'failed';
