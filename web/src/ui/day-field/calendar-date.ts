import { format, parse } from 'date-fns';

/**
 * The date that a calendar on this device shows as `day` (yyyy-MM-dd): the device's own noon, which
 * every time zone has on every day.
 */
export const toCalendarDate = (day: string): Date =>
  parse(`${day} 12`, 'yyyy-MM-dd HH', new Date(0));

/** The day (yyyy-MM-dd) that a calendar on this device shows for `date`. */
export const fromCalendarDate = (date: Date): string => format(date, 'yyyy-MM-dd');
