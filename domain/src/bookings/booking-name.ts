import { isolated } from '../isolated-text.ts';
import { formatDay } from '../time/calendar-days.ts';
import { formatClockTime } from '../time/format-clock-time.ts';
import type { Booking } from './booking.ts';

/** Names a booking so that it can be told from others: 'Foam Wash, Mon, 5 May 2025 at 10:00' */
export const bookingName = (
  { service, slot }: Pick<Booking, 'service' | 'slot'>,
  timeZone: string,
): string =>
  `${isolated(service.name)}, ${formatDay(slot.date)} at ${formatClockTime(slot.startsAt, timeZone)}`;
