import type { Day } from '../days/day.ts';
import type { Booking } from './booking.ts';

/** Tells whether a booking is of this day: it starts on it, or its job lasts beyond the midnight before. */
export const isOfDay = (
  { slot, claimId }: Pick<Booking, 'slot' | 'claimId'>,
  date: string,
  day: Day | null | undefined,
): boolean => slot.date === date || day?.jobs[claimId] !== undefined;
