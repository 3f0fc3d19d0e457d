import { businessClockTime, businessDay, businessInstants } from './business-time.ts';

/**
 * Formats a moment in the business time zone: '02:30'. When the clocks go back, an hour occurs twice: '02:30 (first)',
 * '02:30 (second)'.
 */
export function formatClockTime(moment: Date, timeZone: string): string {
  const time = businessClockTime(moment, timeZone);
  const [, second] = businessInstants(businessDay(moment, timeZone), time, timeZone);
  if (!second) return time;
  return `${time} ${moment < second ? '(first)' : '(second)'}`;
}
