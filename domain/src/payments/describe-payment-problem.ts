import type { FailureReason, RefundReason, Transaction, UnusableOutcome } from './transaction.ts';

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
  given_up: 'It was paid after its customer had cancelled the payment.',
  not_on_sale:
    'It was paid late, when it was not on sale to its customer any more: too soon, on a closed day, a paused service, or a blocked customer.',
  amount_mismatch: 'The amount that was paid is not the price of the service.',
  booking_cancelled: 'The booking was cancelled.',
  business_decision: 'The business decided to give the money back.',
};

const missingAnswers: Record<UnusableOutcome, string> = {
  silent: 'The payment provider gives no answer about it, so it may have been paid.',
  foreign:
    'The payment provider answers about another store or payment, so it may have been paid. Compare PAYMENT_STORE_ID with the store’s id at the provider.',
};

/**
 * Explains to staff why a payment failed or is refunded, or why that is not known; null where nothing needs an explanation.
 */
export function describePaymentProblem({
  failureReason,
  refundReason,
  unanswered,
}: Pick<Transaction, 'failureReason' | 'refundReason' | 'unanswered'>): string | null {
  if (unanswered) return missingAnswers[unanswered.outcome];
  if (refundReason !== null) return refunds[refundReason];
  return failureReason === null ? null : failures[failureReason];
}
