import type { Day } from '../days/day.ts';
import type { Booking } from './booking.ts';

// A job that ends before midnight is also stored in the next day if its clean-up may reach into that.
const crossesMidnight = ({ startTime, endTime }: Booking['slot']): boolean =>
  endTime <= startTime && endTime !== '00:00';

/** Tells whether a booking is of this day: it starts on it, or its job lasts beyond the midnight before. */
export const isOfDay = (
  { slot, claimId }: Pick<Booking, 'slot' | 'claimId'>,
  date: string,
  day: Day | null | undefined,
): boolean => slot.date === date || (crossesMidnight(slot) && day?.jobs[claimId] !== undefined);
