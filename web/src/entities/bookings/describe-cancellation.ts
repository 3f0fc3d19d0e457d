import type { Booking } from '@carwash/domain/bookings/booking';
import { mayCancel } from '@carwash/domain/bookings/cancellation-policy';
import {
  forfeitedText,
  freeCancellationText,
} from '@carwash/domain/bookings/free-cancellation-text';
import { hoursText } from '@carwash/domain/time/durations';

/** The facts that decide whether a cancelled booking is refunded. */
export type CancellationFacts = Pick<
  Booking,
  'status' | 'stage' | 'refundTerms' | 'amount' | 'cancellationHours'
> & {
  slot: Pick<Booking['slot'], 'startsAt'>;
};

/**
 * Returns the facts of a booking that would be made now.
 * @param cancellationHours the notice that it would be sold with
 */
export const newBookingFacts = (
  price: number,
  startsAt: Date,
  cancellationHours: number,
): CancellationFacts => ({
  status: 'pending',
  stage: 'expected',
  refundTerms: 'by_notice',
  amount: price,
  cancellationHours,
  slot: { startsAt },
});

/** Returns the cancellation rule as text, for when no time is chosen yet. */
export const cancellationRule = (cancellationHours: number): string =>
  cancellationHours === 0
    ? 'Free to cancel until it starts.'
    : `Free to cancel until ${hoursText(cancellationHours)} before it starts. After that, no refund.`;

/**
 * Tells until when a customer can cancel for a refund, with the exact time. Null where no money is at stake,
 * and once the booking can't be cancelled any more.
 * @param format tells the reader the time at which that ends
 */
export function describeCancellation(
  booking: CancellationFacts,
  now: Date,
  format: (end: Date) => string,
): string | null {
  if (booking.amount === 0 || booking.refundTerms === 'unpaid') return null;
  switch (mayCancel(booking, now)) {
    case 'refund':
      return booking.refundTerms === 'granted' ? null : freeCancellationText(booking, now, format);
    case 'no_refund':
      return booking.refundTerms === 'forfeited'
        ? forfeitedText
        : freeCancellationText(booking, now, format);
    default:
      return null;
  }
}
