import type { Transaction } from '@carwash/domain/entities/transaction';

/** Whether the payment became a booking, were it one that was cancelled later. */
export const hasBooking = ({
  status,
  refundReason,
}: Pick<Transaction, 'status' | 'refundReason'>): boolean =>
  status === 'success' || refundReason === 'booking_cancelled';
