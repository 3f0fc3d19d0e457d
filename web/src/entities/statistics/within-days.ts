import type { DateRange } from '@carwash/domain/statistics/group-by-interval';
import { businessDayRange } from '@carwash/domain/time/business-day-range';

/** The moments of some days of the business, as a list is asked for them: `before` is not included. */
export function withinDays(days: DateRange, timeZone: string): { from: Date; before: Date } {
  const { from, until } = businessDayRange(days, timeZone);
  return { from, before: until };
}
