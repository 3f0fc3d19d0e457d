import type { OpeningHours } from '../settings/opening-hours.ts';
import type { Booking } from './booking.ts';
import { closedDayOfMove, isMovable } from './move-policy.ts';

export type SwapVerdict = 'possible' | 'same' | 'over' | 'begun';

type BookingFacts = Pick<Booking, '_id' | 'status' | 'stage'> & {
  slot: Pick<Booking['slot'], 'startsAt'>;
};

/**
 * Tells whether the desk may let two bookings exchange their places. As with a move, another time must not have begun,
 * while another bay at the same time may.
 */
export function maySwap(one: BookingFacts, other: BookingFacts, now: Date): SwapVerdict {
  if (one._id === other._id) return 'same';
  if (!isMovable(one) || !isMovable(other)) return 'over';
  const starts = [one, other].map(({ slot }) => slot.startsAt.getTime());
  const isOtherTime = starts[0] !== starts[1];
  return isOtherTime && Math.min(...starts) <= now.getTime() ? 'begun' : 'possible';
}

type Place = Pick<Booking['slot'], 'date' | 'startsAt'>;

/** Returns the closed days to which the other times of two bookings belong, like `closedDayOfMove`, the earliest first. */
export const closedDaysOfSwap = (
  one: Place,
  other: Place,
  hours: OpeningHours,
  timeZone: string,
): string[] => {
  const days = [
    closedDayOfMove(one, other, hours, timeZone),
    closedDayOfMove(other, one, hours, timeZone),
  ];
  return [...new Set(days.filter((day) => day !== null))].sort();
};
