import { businessDay, businessInstant } from '../time/business-time.ts';
import { clockOf } from '../time/clock-of.ts';
import { type BookingWindow, lastBookableDay, lateBefore } from './booking-window.ts';
import { isClosedDay, openingDaysOn } from './opening-day.ts';

/** Starts with room for the shortest job of their service: days yyyy-MM-dd, each with its times HH:mm in any order. */
export type OpenTimes = Readonly<Record<string, readonly string[]>>;

/** A day with its times HH:mm, the earliest first. */
export interface AvailableDay {
  /** yyyy-MM-dd */
  date: string;
  startTimes: string[];
}

/** The days on which a service has open times, in the API's answers and on pages. */
export interface ServiceOpenTimes {
  serviceId: string;
  days: AvailableDay[];
}

/** A start with room for the shortest job of its service. */
export interface OpenTime {
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm */
  startTime: string;
  startsAt: Date;
}

/**
 * Returns the days with open times after `now`, the earliest first. The result changes as time passes, when the next
 * open time begins.
 */
export function openTimesByDay(times: OpenTimes, now: Date, timeZone: string): AvailableDay[] {
  const today = businessDay(now, timeZone);
  const isAhead = (date: string) => (startTime: string) =>
    date > today || businessInstant(date, startTime, timeZone) > now;
  return Object.entries(times)
    .filter(([date]) => date >= today)
    .map(([date, starts]) => ({ date, startTimes: starts.filter(isAhead(date)).sort() }))
    .filter(({ startTimes }) => startTimes.length > 0)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Returns the days with open times that customers can book at `now`, the earliest first. */
export function bookableByDay(times: OpenTimes, window: BookingWindow, now: Date): AvailableDay[] {
  const { timeZone } = window;
  const lastDay = lastBookableDay(window, now);
  return openTimesByDay(times, lateBefore(window, now), timeZone)
    .map(({ date, startTimes }) => {
      const instant = clockOf(date, timeZone);
      const dayOf = openingDaysOn(date, window, timeZone);
      const isWithin = (startTime: string) => {
        const day = dayOf(instant(startTime));
        return day <= lastDay && !isClosedDay(day, window);
      };
      return { date, startTimes: startTimes.filter(isWithin) };
    })
    .filter(({ startTimes }) => startTimes.length > 0);
}

/** Returns the first open time that customers can book at `now`; null if there is none. */
export function nextOpenTime(times: OpenTimes, window: BookingWindow, now: Date): OpenTime | null {
  const [first] = bookableByDay(times, window, now);
  const startTime = first?.startTimes[0];
  if (!first || startTime === undefined) return null;
  const { date } = first;
  return { date, startTime, startsAt: businessInstant(date, startTime, window.timeZone) };
}
