import type { Booking } from '../bookings/booking.ts';

/** Compares two bookings for a list that begins with the latest visit. */
export const byLatestVisit = (one: Pick<Booking, 'slot'>, other: Pick<Booking, 'slot'>): number =>
  other.slot.startsAt.getTime() - one.slot.startsAt.getTime();
