import type { Booking } from './booking.ts';
import { bookingState } from './booking-state.ts';
import { freeCancellationEnd, refundsOnCancel } from './refund-terms.ts';

/**
 * refund and no_refund: the booking can be cancelled, with or without a refund. begun and cancelled: it
 * cannot be cancelled.
 */
export type CancelVerdict = 'refund' | 'no_refund' | 'begun' | 'cancelled';

type BookingFacts = Pick<
  Booking,
  'status' | 'stage' | 'refundTerms' | 'amount' | 'cancellationHours'
> & {
  slot: Pick<Booking['slot'], 'startsAt'>;
};

/** Returns the result of cancelling a booking at `now`. It changes as time passes, see `nextCancelChange`. */
export function mayCancel(booking: BookingFacts, now: Date): CancelVerdict {
  const state = bookingState(booking, now);
  if (state !== 'upcoming') return state;
  return refundsOnCancel(booking, now) ? 'refund' : 'no_refund';
}

/** Returns the next time at which the verdict changes through time alone; null if it never does. */
export function nextCancelChange(booking: BookingFacts, now: Date): Date | null {
  const { startsAt } = booking.slot;
  switch (mayCancel(booking, now)) {
    case 'refund':
      if (booking.refundTerms === 'granted') return startsAt;
      // Exactly at the limit the refund still applies; it ends one millisecond later, or with the start.
      return new Date(Math.min(freeCancellationEnd(booking).getTime() + 1, startsAt.getTime()));
    case 'no_refund':
      return startsAt;
    default:
      return null;
  }
}
