import type { CalendarEntry } from '@carwash/domain/calendar/calendar-entry';

/** Formats a time for iCalendar: `20300115T030000Z` */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Returns the address at which Google Calendar offers to add the entry. */
export const googleCalendarLink = (entry: CalendarEntry): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${utc(entry.startsAt)}/${utc(entry.endsAt)}`,
    details: entry.description,
    location: entry.location,
  })}`;
