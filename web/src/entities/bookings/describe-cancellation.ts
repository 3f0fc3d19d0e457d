import type { Booking } from '@carwash/domain/bookings/booking';
import { mayCancel } from '@carwash/domain/bookings/cancellation-policy';
import { freeCancellationEnd } from '@carwash/domain/bookings/refund-terms';
import { cancellationHoursOf, hoursText } from '@carwash/domain/payments/cancellation-notice';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatDateTime } from '~/ui/format/format-date-time';

/** What decides about the money of a booking that is cancelled. */
export type CancellationFacts = Pick<
  Booking,
  'status' | 'refundTerms' | 'amount' | 'cancellationHours'
> & {
  slot: Pick<Booking['slot'], 'startsAt'>;
};

/**
 * Of a time that nobody has booked yet.
 * @param cancellationHours the notice by which it would be sold
 */
export const newBookingFacts = (
  price: number,
  startsAt: Date,
  cancellationHours: number,
): CancellationFacts => ({
  status: 'pending',
  refundTerms: 'by_notice',
  amount: price,
  cancellationHours,
  slot: { startsAt },
});

/** The rule, where no time is chosen yet. */
export const cancellationRule = (cancellationHours: number): string =>
  cancellationHours === 0
    ? 'Free to cancel until it starts.'
    : `Free to cancel until ${hoursText(cancellationHours)} before it starts. After that, no refund.`;

/**
 * Until when a customer can cancel and has the money back, with the moment itself. Null where no money is
 * at stake, and once nothing can be cancelled.
 */
export function describeCancellation(booking: CancellationFacts, now: Date): string | null {
  if (booking.amount === 0) return null;
  const hours = cancellationHoursOf(booking);
  switch (mayCancel(booking, now)) {
    case 'refund': {
      if (booking.refundTerms === 'granted') return null;
      const end = formatDateTime(freeCancellationEnd(booking), businessTimeZone);
      if (hours === 0) return `Free to cancel until it starts: ${end}.`;
      return `Free to cancel until ${end}. After that, no refund.`;
    }
    case 'no_refund':
      return booking.refundTerms === 'forfeited'
        ? 'It was moved too late to be cancelled for a refund.'
        : `It starts in less than ${hoursText(hours)}: if you cancel it, there is no refund.`;
    default:
      return null;
  }
}
