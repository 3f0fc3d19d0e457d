import type { Day } from '../days/day.ts';
import type { OpeningHours } from '../settings/opening-hours.ts';
import { openingDayOf } from '../slots/opening-day.ts';
import { businessInstant } from '../time/business-time.ts';
import type { Booking } from './booking.ts';

/**
 * Tells whether a booking is of this day: it starts on it or in its night, or its job lasts beyond the midnight before.
 * @param date yyyy-MM-dd
 */
export function isOfDay(
  { slot, claimId }: Pick<Booking, 'slot' | 'claimId'>,
  date: string,
  day: Day | null | undefined,
  { hours, timeZone }: { hours: OpeningHours; timeZone: string },
): boolean {
  if (slot.date === date || openingDayOf(slot, hours, timeZone) === date) return true;
  // A job that ends before midnight is also stored in the next day if its clean-up may reach into that.
  const lastsInto = slot.endsAt > businessInstant(date, '00:00', timeZone);
  return lastsInto && day?.jobs[claimId] !== undefined;
}
