import { once } from '../once.ts';

const words = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/**
 * Formats a business day, 'Mon, 5 May 2025', wherever the visitor is.
 * @param day yyyy-MM-dd
 */
export const formatDay = (day: string): string => words().format(new Date(`${day}T00:00:00Z`));
