import { addDays, businessDay } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import { longestCleanUp } from './bay.ts';

/** Returns the days, yyyy-MM-dd, that a job and the longest clean-up after it reach into. */
export function datesOfJob(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  timeZone: string,
): string[] {
  const clean = new Date(endsAt.getTime() + longestCleanUp * minuteMs - 1);
  const last = businessDay(clean, timeZone);
  const dates = [businessDay(startsAt, timeZone)];
  for (let date = dates[0] ?? last; date < last; dates.push(date)) date = addDays(date, 1);
  return dates;
}
