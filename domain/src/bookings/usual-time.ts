import { weekdayOf } from '../settings/opening-hours.ts';
import { minutesOfClock } from '../time/business-time.ts';
import type { Booking } from './booking.ts';

/** The weekday and the hour at which a customer usually comes. */
interface UsualTime {
  /** From 0, Sunday. */
  weekday: number;
  /** HH:mm */
  startTime: string;
}

/** Farthest start, in minutes, that still counts as the usual hour. */
const nearMinutes = 60;

type Visit = Pick<Booking, 'status'> & { slot: Pick<Booking['slot'], 'date' | 'startTime'> };

/**
 * Returns the weekday and start that most of a customer's visits have, of several the latest visit's; null
 * when none took place or is to come.
 * @param bookings the newest first
 */
export function usualTime(bookings: readonly Visit[]): UsualTime | null {
  const times = bookings
    .filter(({ status }) => status === 'pending' || status === 'completed')
    .map(({ slot }) => ({ weekday: weekdayOf(slot.date), startTime: slot.startTime }));
  const countOf = (time: UsualTime) =>
    times.filter((one) => one.weekday === time.weekday && one.startTime === time.startTime).length;
  const [first, ...others] = times;
  if (!first) return null;
  return others.reduce((most, time) => (countOf(time) > countOf(most) ? time : most), first);
}

/** Tells whether a slot is on the usual weekday, at most an hour before or after the usual start. */
export const isNearUsual = (
  { weekday, startTime }: UsualTime,
  slot: { date: string; startTime: string },
): boolean =>
  weekdayOf(slot.date) === weekday &&
  Math.abs(minutesOfClock(slot.startTime) - minutesOfClock(startTime)) <= nearMinutes;
