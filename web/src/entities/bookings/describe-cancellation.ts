import type { Booking } from '@carwash/domain/bookings/booking';
import { mayCancel } from '@carwash/domain/bookings/cancellation-policy';
import { freeCancellationEnd, refundNoticeMs } from '@carwash/domain/bookings/refund-terms';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatDateTime } from '~/ui/format/format-date-time';

export const noticeHours = refundNoticeMs / (60 * 60_000);

/** What decides about the money of a booking that is cancelled. */
export type CancellationFacts = Pick<Booking, 'status' | 'refundTerms' | 'amount'> & {
  slot: Pick<Booking['slot'], 'startsAt'>;
};

/** Of a time that nobody has booked yet. */
export const newBookingFacts = (price: number, startsAt: Date): CancellationFacts => ({
  status: 'pending',
  refundTerms: 'by_notice',
  amount: price,
  slot: { startsAt },
});

/** The rule, where no time is chosen yet. */
export const cancellationRule = `Free to cancel until ${noticeHours} hours before it starts. After that, no refund.`;

/**
 * Until when a customer can cancel and has the money back, with the moment itself. Null where no money is
 * at stake, and once nothing can be cancelled.
 */
export function describeCancellation(booking: CancellationFacts, now: Date): string | null {
  if (booking.amount === 0) return null;
  switch (mayCancel(booking, now)) {
    case 'refund': {
      if (booking.refundTerms === 'granted') return null;
      const end = formatDateTime(freeCancellationEnd(booking.slot.startsAt), businessTimeZone);
      return `Free to cancel until ${end}. After that, no refund.`;
    }
    case 'no_refund':
      return booking.refundTerms === 'forfeited'
        ? 'It was moved too late to be cancelled for a refund.'
        : `It starts in less than ${noticeHours} hours: if you cancel it, there is no refund.`;
    default:
      return null;
  }
}
