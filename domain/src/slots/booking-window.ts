import { exceptionOn, type OpeningHours } from '../settings/opening-hours.ts';
import { addDays, businessDay } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import type { Slot } from './slot.ts';

/** The rules for when customers can book. The desk is not bound by them. */
export interface BookingWindow extends Pick<OpeningHours, 'exceptions'> {
  bookAheadDays: number;
  lastMinutes: number;
  timeZone: string;
}

/** Tells whether an exception closes the business all day on `day` (yyyy-MM-dd). */
export const isClosedDay = (day: string, settings: Pick<OpeningHours, 'exceptions'>): boolean =>
  exceptionOn(day, settings)?.periods.length === 0;

/** Returns the last day, yyyy-MM-dd, that customers can book at `now`. */
export const lastBookableDay = (
  { bookAheadDays, timeZone }: Pick<BookingWindow, 'bookAheadDays' | 'timeZone'>,
  now: Date,
): string => addDays(businessDay(now, timeZone), bookAheadDays);

/** Returns the moment after which a slot must start for customers to book it at `now`. */
export const lateBefore = ({ lastMinutes }: Pick<BookingWindow, 'lastMinutes'>, now: Date): Date =>
  new Date(now.getTime() + lastMinutes * minuteMs);

/** Returns the time from which customers can no longer book a start. */
export const bookingEnd = (
  startsAt: Date,
  { lastMinutes }: Pick<BookingWindow, 'lastMinutes'>,
): Date => new Date(startsAt.getTime() - lastMinutes * minuteMs);

/**
 * Returns why customers cannot book a slot at `now`, whether or not it is free; null if they can. late: it begins too
 * soon, or has begun. closed: it is on a closed day. early: it is too far ahead.
 */
export function outsideWindow(
  { date, startsAt }: Pick<Slot, 'date' | 'startsAt'>,
  window: BookingWindow,
  now: Date,
): 'late' | 'closed' | 'early' | null {
  if (startsAt <= lateBefore(window, now)) return 'late';
  if (isClosedDay(date, window)) return 'closed';
  return date > lastBookableDay(window, now) ? 'early' : null;
}
