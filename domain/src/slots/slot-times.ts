import { businessDay, businessInstant, isOnTheClock } from '../time/business-time.ts';
import type { Slot } from './slot.ts';

/** A day and times of the business's clocks, which a slot has. */
export type SlotHours = Pick<Slot, 'date' | 'startTime' | 'endTime'>;

/** The same with the instants that they mean. */
export type TimedSlot = SlotHours & Pick<Slot, 'startsAt' | 'endsAt'>;

/** What is wrong with a request, and with which part of it. */
export interface TimeProblem<Path extends string> {
  path: Path;
  message: string;
}

/** The last day of slots: the database keeps instants up to the end of the year 9999 in UTC. */
export const lastSlotDay = '9998-12-31';

export const timeSlot = (hours: SlotHours, timeZone: string): TimedSlot => ({
  ...hours,
  startsAt: businessInstant(hours.date, hours.startTime, timeZone),
  endsAt: businessInstant(hours.date, hours.endTime, timeZone),
});

/**
 * Why there can be no new slot at these times; null if there can. A slot lies within one day and
 * begins in the future, and the business's clocks show its start and its end.
 */
export function slotTimeProblem(
  hours: SlotHours,
  timeZone: string,
  now: Date,
): TimeProblem<keyof SlotHours> | null {
  const { date, startTime, endTime } = hours;
  if (date < businessDay(now, timeZone)) {
    return { path: 'date', message: 'Date must not be in the past.' };
  }
  if (date > lastSlotDay) {
    return { path: 'date', message: `Date must not be after ${lastSlotDay}.` };
  }
  if (endTime <= startTime) {
    return { path: 'endTime', message: 'End time must be after start time.' };
  }
  for (const path of ['startTime', 'endTime'] as const) {
    if (!isOnTheClock(date, hours[path], timeZone)) {
      return { path, message: `The clocks skip ${hours[path]} on ${date}.` };
    }
  }
  if (timeSlot(hours, timeZone).startsAt <= now) {
    return { path: 'startTime', message: 'Start time must be in the future.' };
  }
  return null;
}
