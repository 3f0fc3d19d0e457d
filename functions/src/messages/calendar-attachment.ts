import { customerEntry } from '@carwash/domain/calendar/calendar-entry';
import { calendarType } from '@carwash/domain/calendar/calendar-type';
import { writeCalendar } from '@carwash/domain/calendar/write-calendar';
import type { Message } from '@carwash/domain/messages/message';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import type { MailAttachment } from '../gateways/mail.ts';

/** Kinds that put a booking into its customer's calendar, change it there, or take it out. */
const calendarKinds: ReadonlySet<Message['kind']> = new Set(['confirmation', 'moved', 'cancelled']);

/**
 * Returns the calendar file of a mail: the booking as it is now, with the uid that it keeps for life; null for
 * messages that change no calendar.
 */
export function calendarAttachment(
  { kind, createdAt }: Pick<Message, 'kind' | 'createdAt'>,
  { booking, name, business, timeZone, links }: MessageContent,
): MailAttachment | null {
  if (!booking || !calendarKinds.has(kind)) return null;
  const method = booking.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  // Named as in the mail, which leaves out the name of an address that nobody has confirmed.
  const named = { ...booking, customer: { ...booking.customer, name } };
  const entry = customerEntry(named, createdAt, { business, timeZone, site: links.home });
  return {
    filename: 'visit.ics',
    content: writeCalendar([entry], { method, name: business.name, business }),
    contentType: `${calendarType}; method=${method}`,
  };
}
