import { format, parse } from 'date-fns';

/**
 * Returns the `Date` that a calendar on this device shows as `day` (yyyy-MM-dd): noon of the device's time
 * zone, because noon exists on every day in every time zone.
 */
export const toCalendarDate = (day: string): Date =>
  parse(`${day} 12`, 'yyyy-MM-dd HH', new Date(0));

/** Returns the day (yyyy-MM-dd) that a calendar on this device shows for `date`. */
export const fromCalendarDate = (date: Date): string => format(date, 'yyyy-MM-dd');
