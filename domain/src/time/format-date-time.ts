import { businessDay } from './business-time.ts';
import { formatDay } from './calendar-days.ts';
import { formatClockTime } from './format-clock-time.ts';

/** Formats a time in the given time zone: 'Mon, 5 May 2025, 14:03' */
export const formatDateTime = (instant: Date, timeZone: string): string =>
  `${formatDay(businessDay(instant, timeZone))}, ${formatClockTime(instant, timeZone)}`;
