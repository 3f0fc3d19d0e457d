import type { RefundReason, Transaction } from './transaction.ts';

/** Why money goes back that had bought a booking. */
const afterBooking: readonly RefundReason[] = ['booking_cancelled', 'business_decision'];

/** Whether a payment became a booking, were it one that was cancelled later. */
export const becameBooking = ({
  status,
  refundReason,
}: Pick<Transaction, 'status' | 'refundReason'>): boolean =>
  status === 'success' || (refundReason !== null && afterBooking.includes(refundReason));
