import type { DateRange } from '@carwash/domain/statistics/group-by-interval';
import { businessDayRange } from '@carwash/domain/time/business-day-range';

/**
 * Returns the start and the end of a range of business days, as a list query needs them; `before` is
 * exclusive.
 */
export function dayRangeBounds(days: DateRange, timeZone: string): { from: Date; before: Date } {
  const { from, until } = businessDayRange(days, timeZone);
  return { from, before: until };
}
