import { addDays, businessInstant } from './business-time.ts';
import { dayMs, minuteMs } from './durations.ts';

/**
 * Returns a function that converts local times of a day to instants. On a day of 24 hours it counts from midnight,
 * which is a hundred times as fast as asking the time zone.
 */
export function clockOf(date: string, timeZone: string): (time: string) => Date {
  const midnight = businessInstant(date, '00:00', timeZone).getTime();
  const next = businessInstant(addDays(date, 1), '00:00', timeZone).getTime();
  if (next - midnight !== dayMs) return (time) => businessInstant(date, time, timeZone);
  return (time) => {
    const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
    return new Date(midnight + (hours * 60 + minutes) * minuteMs);
  };
}
