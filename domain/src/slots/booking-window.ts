import type { OpeningHours } from '../settings/opening-hours.ts';
import { addDays, businessDay } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import { isClosedDay, lastsBeyondMidnight, openingDayOf } from './opening-day.ts';
import type { Slot } from './slot.ts';

/** The rules for when customers can book. The desk is not bound by them. */
export interface BookingWindow extends OpeningHours {
  bookAheadDays: number;
  lastMinutes: number;
  timeZone: string;
}

/** Returns the last day, yyyy-MM-dd, whose opening customers can book at `now`. */
export const lastBookableDay = (
  { bookAheadDays, timeZone }: Pick<BookingWindow, 'bookAheadDays' | 'timeZone'>,
  now: Date,
): string => addDays(businessDay(now, timeZone), bookAheadDays);

/** Returns the last date, yyyy-MM-dd, on which a start that customers can book may lie: the night of the last day is on the next. */
export function lastBookableDate(window: Omit<BookingWindow, 'lastMinutes'>, now: Date): string {
  const last = lastBookableDay(window, now);
  return lastsBeyondMidnight(last, window) ? addDays(last, 1) : last;
}

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
 * soon, or has begun. closed: it belongs to a closed day. early: it belongs to a day too far ahead.
 */
export function outsideWindow(
  start: Pick<Slot, 'date' | 'startsAt'>,
  window: BookingWindow,
  now: Date,
): 'late' | 'closed' | 'early' | null {
  if (start.startsAt <= lateBefore(window, now)) return 'late';
  const day = openingDayOf(start, window, window.timeZone);
  if (isClosedDay(day, window)) return 'closed';
  return day > lastBookableDay(window, now) ? 'early' : null;
}
