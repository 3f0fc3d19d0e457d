import type { Booking } from '@carwash/domain/bookings/booking';
import { type CancelVerdict, mayCancel } from '@carwash/domain/bookings/cancellation-policy';
import { ApiError } from '../errors/api-error.ts';

type Possible = Extract<CancelVerdict, 'refund' | 'no_refund'>;

/**
 * Returns the error for a booking that is already cancelled. Its message tells whether that cancellation gave
 * a refund, because this call may have expected something else.
 */
const cancelledAlready = ({ refundTerms }: Booking): ApiError =>
  new ApiError(
    'conflict',
    refundTerms === 'granted'
      ? 'This booking has already been cancelled, and the money goes back.'
      : 'This booking has already been cancelled, without a refund.',
  );

/**
 * Returns whether cancelling at `now` gives a refund.
 * @throws ApiError conflict if the booking cannot be cancelled
 */
export function requireCancellable(booking: Booking, now: Date): Possible {
  const verdict = mayCancel(booking, now);
  if (verdict === 'cancelled') throw cancelledAlready(booking);
  if (verdict === 'begun') {
    throw new ApiError('conflict', 'A booking that has begun cannot be cancelled.');
  }
  return verdict;
}
