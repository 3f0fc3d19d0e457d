import type { Booking } from './booking.ts';
import { bookingState } from './booking-state.ts';

type BookingFacts = Pick<Booking, 'status'> & { slot: Pick<Booking['slot'], 'startsAt'> };

/** Tells whether a customer may be told at `now` that the car can be collected: from the start of a visit that was not missed. */
export const mayTellReady = (booking: BookingFacts, now: Date): boolean =>
  bookingState(booking, now) === 'begun' && booking.status !== 'no_show';
