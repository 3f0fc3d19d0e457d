import { businessDay, businessInstant, clockTimeExists } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import type { Slot } from './slot.ts';

/** Date and times of a slot in the business time zone. */
type SlotHours = Pick<Slot, 'date' | 'startTime' | 'endTime'>;

/** Date and times of a slot, with their instants. */
export type TimedSlot = SlotHours & Pick<Slot, 'startsAt' | 'endsAt'>;

/** A validation problem and the field that it belongs to. */
export interface TimeProblem<Path extends string> {
  path: Path;
  message: string;
}

/** Shortest slot made by hand, in minutes. */
export const shortestSlot = 5;

/** The last possible day of slots: the database stores instants up to the end of the year 9999 in UTC. */
export const lastSlotDay = '9998-12-31';

/** Adds the instants of a slot's local times in the business time zone. */
export const withInstants = (hours: SlotHours, timeZone: string): TimedSlot => ({
  ...hours,
  startsAt: businessInstant(hours.date, hours.startTime, timeZone),
  endsAt: businessInstant(hours.date, hours.endTime, timeZone),
});

/**
 * Returns the reason why a new slot is not possible at these times; null if it is possible. A slot lies within
 * one day, begins in the future, is not too short, and both its times exist in the business time zone.
 */
export function slotTimeProblem(
  hours: SlotHours,
  timeZone: string,
  now: Date,
): TimeProblem<keyof SlotHours> | null {
  const { date } = hours;
  if (date < businessDay(now, timeZone)) {
    return { path: 'date', message: 'Date must not be in the past.' };
  }
  if (date > lastSlotDay) {
    return { path: 'date', message: `Date must not be after ${lastSlotDay}.` };
  }
  for (const path of ['startTime', 'endTime'] as const) {
    if (!clockTimeExists(date, hours[path], timeZone)) {
      return { path, message: `The clocks skip ${hours[path]} on ${date}.` };
    }
  }
  const { startsAt, endsAt } = withInstants(hours, timeZone);
  if (endsAt <= startsAt) {
    return { path: 'endTime', message: 'End time must be after start time.' };
  }
  if (startsAt <= now) {
    return { path: 'startTime', message: 'Start time must be in the future.' };
  }
  if (endsAt.getTime() - startsAt.getTime() < shortestSlot * minuteMs) {
    return { path: 'endTime', message: `A slot takes at least ${shortestSlot} minutes.` };
  }
  return null;
}
