import type { Booking } from './booking.ts';
import { bookingState } from './booking-state.ts';
import { refundNoticeMs, refundsOnCancel } from './refund-terms.ts';

/** refund and no_refund: it can be cancelled, and that is what becomes of the money. */
export type CancelVerdict = 'refund' | 'no_refund' | 'begun' | 'cancelled';

type BookingFacts = Pick<Booking, 'status' | 'refundTerms' | 'amount'> & {
  slot: Pick<Booking['slot'], 'startsAt'>;
};

/** What cancelling a booking at `now` would do. Re-evaluate as time passes: the notice runs out. */
export function mayCancel(booking: BookingFacts, now: Date): CancelVerdict {
  const state = bookingState(booking, now);
  if (state !== 'upcoming') return state;
  return refundsOnCancel(booking, now) ? 'refund' : 'no_refund';
}

/** The next moment at which the verdict changes by the passing of time alone; null if it never does. */
export function nextCancelChange(booking: BookingFacts, now: Date): Date | null {
  const { startsAt } = booking.slot;
  switch (mayCancel(booking, now)) {
    case 'refund':
      if (booking.refundTerms === 'granted') return startsAt;
      // At the very last millisecond the money still comes back.
      return new Date(startsAt.getTime() - refundNoticeMs + 1);
    case 'no_refund':
      return startsAt;
    default:
      return null;
  }
}
