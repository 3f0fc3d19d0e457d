import { once } from '@carwash/domain/once';

const words = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
);

/**
 * Formats a business day of the next weeks, 'Thu 27 Nov', wherever the visitor is.
 * @param day yyyy-MM-dd
 */
export const formatNearDay = (day: string): string =>
  words()
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '');
