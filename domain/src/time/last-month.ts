import { dayNumber, dayOfNumber } from './calendar-days.ts';

/** Returns the first and last day of the calendar month before that of `today`; all are yyyy-MM-dd. */
export function lastMonth(today: string): { startDate: string; endDate: string } {
  const endDate = dayOfNumber(dayNumber(`${today.slice(0, 7)}-01`) - 1);
  return { startDate: `${endDate.slice(0, 7)}-01`, endDate };
}
