import {
  escape as escapeText,
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  type ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { PublicSettings } from '../settings/public-settings.ts';
import { hourMs } from '../time/durations.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/*
 * Load this module on use in the browser, because its library is larger than the screens that need it.
 */

/**
 * PUBLISH: entries to look at, of feeds and downloads. REQUEST: an invitation, or a change of one. CANCEL:
 * takes the entry out of the calendar again; its bookings must be cancelled.
 */
export type CalendarMethod =
  `${ICalCalendarMethod.PUBLISH | ICalCalendarMethod.REQUEST | ICalCalendarMethod.CANCEL}`;

export interface Calendar {
  method: CalendarMethod;
  /** Name of the calendar, which apps show for feeds. */
  name: string;
  business: Pick<PublicSettings, 'name' | 'email'>;
}

/** How often apps should read a feed. */
const refreshMs = hourMs;

/**
 * Returns a name without quotes and carets: few apps know how they are written in parameters (RFC 6868), and
 * the others show `^'`.
 */
const parameterName = (name: string): string => name.replace(/["^]/g, '');

/** Returns who takes part. Only invitations and their withdrawals name people. */
function peopleOf({ attendee }: CalendarEntry, { method, business }: Calendar) {
  if (method === 'PUBLISH') return {};
  const customer = {
    name: parameterName(attendee.name),
    email: attendee.email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
  return {
    organizer: { name: parameterName(business.name), email: business.email },
    attendees: attendee.email ? [customer] : [],
  };
}

const alarmsOf = ({ isCancelled, reminderHours, title }: CalendarEntry) =>
  reminderHours === null || isCancelled
    ? []
    : [{ type: ICalAlarmType.display, trigger: reminderHours * 3600, description: title }];

const eventOf = (entry: CalendarEntry, calendar: Calendar): ICalEventData => ({
  id: entry.uid,
  sequence: entry.sequence,
  stamp: entry.changedAt,
  created: null,
  lastModified: entry.changedAt,
  start: entry.startsAt,
  end: entry.endsAt,
  ...peopleOf(entry, calendar),
  summary: entry.title,
  location: entry.location,
  description: entry.description,
  url: entry.url,
  status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  alarms: alarmsOf(entry),
});

/**
 * Returns the entries as an iCalendar text (RFC 5545), with all times in UTC. Entries of the same uid must
 * not be given twice.
 */
export function writeCalendar(entries: readonly CalendarEntry[], calendar: Calendar): string {
  const file = new ICalCalendar({
    prodId: { company: 'carwash', product: 'bookings' },
    // A published calendar with a method would have to name an organizer (RFC 5546).
    method: calendar.method === 'PUBLISH' ? null : (calendar.method as ICalCalendarMethod),
    name: escapeText(calendar.name, false),
    ttl: calendar.method === 'PUBLISH' ? refreshMs / 1000 : null,
    events: entries.map((entry) => eventOf(entry, calendar)),
  });
  // The library leaves out the end of the last line.
  return `${file.toString()}\r\n`;
}
