import { weekdayOf } from '@carwash/domain/settings/opening-hours';
import { dayNumber } from '@carwash/domain/time/calendar-days';

/** Returns the first day of the next month, yyyy-MM-dd. */
function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/**
 * Returns the number of weeks, from Sunday, that the calendar shows for the month of `day`: none that are over
 * before today.
 */
export function monthWeeks(day: string, today: string): number {
  const first = `${day.slice(0, 8)}01`;
  const weekOf = (other: string) =>
    Math.floor((dayNumber(other) - dayNumber(first) + weekdayOf(first)) / 7);
  const after = nextMonth(day);
  const weeks = Math.ceil((dayNumber(after) - dayNumber(first) + weekdayOf(first)) / 7);
  return today > first && today < after ? weeks - weekOf(today) : weeks;
}
