import { TZDate } from '@date-fns/tz/date';
import {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  type ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { PublicSettings } from '../settings/public-settings.ts';
import { businessClockTime, businessDay, businessInstant } from '../time/business-time.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { zoneComponent } from './zone-component.ts';

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
  /** IANA name of the business time zone. */
  timeZone: string;
}

/** Tells whether the local time of an instant names it: of an hour that occurs twice, only the first does. */
const isNamedLocally = (instant: Date, timeZone: string): boolean => {
  const [day, time] = [businessDay(instant, timeZone), businessClockTime(instant, timeZone)];
  return businessInstant(day, time, timeZone).getTime() === instant.getTime();
};

/** Returns start and end in the zone of the business; in UTC where local times would mean others. */
function timesOf({ startsAt, endsAt }: CalendarEntry, timeZone: string) {
  const isLocal = [startsAt, endsAt].every((instant) => isNamedLocally(instant, timeZone));
  if (!isLocal) return { start: startsAt, end: endsAt };
  return {
    start: new TZDate(startsAt, timeZone),
    end: new TZDate(endsAt, timeZone),
    timezone: timeZone,
  };
}

/** Returns who takes part. Only invitations and their withdrawals name people. */
function peopleOf({ attendee }: CalendarEntry, { method, business }: Calendar) {
  if (method === 'PUBLISH') return {};
  const { name, email } = business;
  const customer = {
    ...attendee,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
  return { organizer: { name, email }, attendees: attendee.email ? [customer] : [] };
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
  ...timesOf(entry, calendar.timeZone),
  ...peopleOf(entry, calendar),
  summary: entry.title,
  location: entry.location,
  description: entry.description,
  url: entry.url,
  status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  alarms: alarmsOf(entry),
});

/** Returns the entries as an iCalendar text (RFC 5545). Entries of the same uid must not be given twice. */
export function writeCalendar(entries: readonly CalendarEntry[], calendar: Calendar): string {
  const times = entries.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
  const [from, until] = [Math.min(...times), Math.max(...times)].map((time) => new Date(time));
  const file = new ICalCalendar({
    prodId: { company: 'carwash', product: 'bookings' },
    method: calendar.method as ICalCalendarMethod,
    timezone: {
      name: null,
      generator: (zone) => (from && until ? zoneComponent(zone, from, until) : null),
    },
    events: entries.map((entry) => eventOf(entry, calendar)),
    x: [{ key: 'X-WR-CALNAME', value: calendar.name }],
  });
  return file.toString();
}
