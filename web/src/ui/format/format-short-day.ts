import { once } from '@carwash/domain/once';

const words = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
);

/**
 * Formats a business day in short: '5 May'
 * @param day yyyy-MM-dd
 */
export const formatShortDay = (day: string): string => words().format(new Date(`${day}T00:00:00Z`));
