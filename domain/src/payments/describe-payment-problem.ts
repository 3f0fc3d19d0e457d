import type { FailureReason, RefundReason, Transaction } from './transaction.ts';

const failures: Record<FailureReason, string> = {
  declined: 'The card was declined.',
  cancelled: 'The customer cancelled the payment.',
  expired: 'It was not paid in time.',
  provider_down: 'The payment provider could not be reached.',
  replaced: 'Another payment for the same slot took its place.',
};

const refunds: Record<RefundReason, string> = {
  slot_gone: 'It was paid after the slot had gone to somebody else.',
  too_late: 'It was paid after the time of the visit had come.',
  another_payment: 'The customer had another payment for the same service and time.',
  customer_gone: 'It was paid after the customer’s account had been deleted.',
  amount_mismatch: 'The amount that was paid is not the price of the service.',
  booking_cancelled: 'The booking was cancelled.',
  business_decision: 'The business decided to give the money back.',
};

/** Explains to staff why a payment failed or is refunded; null where nothing needs an explanation. */
export function describePaymentProblem({
  failureReason,
  refundReason,
}: Pick<Transaction, 'failureReason' | 'refundReason'>): string | null {
  if (refundReason !== null) return refunds[refundReason];
  return failureReason === null ? null : failures[failureReason];
}
