import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/format-day';

/** Formats a time in the given time zone: 'Mon, 5 May 2025, 14:03' */
export const formatDateTime = (instant: Date, timeZone: string): string =>
  `${formatDay(businessDay(instant, timeZone))}, ${businessClockTime(instant, timeZone)}`;
