import type { Booking } from '@carwash/domain/bookings/booking';
import { refundsOnCancel } from '@carwash/domain/bookings/refund-terms';
import { isServiceAlone } from '@carwash/domain/services/quote';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import {
  type CancellationFacts,
  describeCancellation,
} from '~/entities/bookings/describe-cancellation';

/** A booking as a calendar entry. */
export interface CalendarEvent {
  uid: string;
  /** Name of the program that created the event. */
  productId: string;
  title: string;
  description: string;
  location: string;
  /** Page of the booking. */
  url: string;
  startsAt: Date;
  endsAt: Date;
  /** When the entry was written. */
  writtenAt: Date;
}

type Business = Pick<PublicSettings, 'name' | 'address' | 'phone'>;

type Booked = CancellationFacts &
  Pick<Booking, '_id' | 'code' | 'service' | 'lines' | 'slot' | 'vehicle' | 'address'>;

/** Time between the reminder of the calendar and the start, in hours. */
const reminderHours = 2;

/** Returns title and location: at our place, or at the customer's. */
const placeOf = ({ service, address }: Booked, { name, ...ours }: Business) =>
  isAtCustomer(service)
    ? { title: `${service.name} by ${name}`, location: address }
    : {
        title: `${service.name} at ${name}`,
        location: [name, ...ours.address].join(', '),
      };

/**
 * Describes a booking as a calendar event.
 * @param page the address of the confirmation
 * @param now the time at which it is written
 */
export function calendarEvent(
  booking: Booked,
  business: Business,
  page: string,
  now: Date,
): CalendarEvent {
  const { _id, code, lines, slot, vehicle } = booking;
  const facts = [
    `Booking code: ${code}`,
    !isServiceAlone({ lines }) && `Includes: ${lines.map(({ name }) => name).join(', ')}`,
    `Registration plate: ${vehicle.registrationPlate}`,
    refundsOnCancel(booking, now) ? describeCancellation(booking, now) : null,
    `Phone: ${business.phone}`,
    page,
  ];
  return {
    uid: _id,
    productId: business.name,
    ...placeOf(booking, business),
    description: facts.filter(Boolean).join('\n'),
    url: page,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    writtenAt: now,
  };
}

/** Formats a time for iCalendar: `20300115T030000Z` */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Returns the address at which Google Calendar offers to add the event. */
export const googleCalendarLink = (event: CalendarEvent): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${utc(event.startsAt)}/${utc(event.endsAt)}`,
    details: event.description,
    location: event.location,
  })}`;

/**
 * Returns the event as an iCalendar file. The code that writes it is loaded on first use.
 * @throws Error when the file can't be written
 */
export async function calendarFile({
  startsAt,
  endsAt,
  writtenAt,
  ...event
}: CalendarEvent): Promise<Blob> {
  const { createEvent } = await import('ics');
  const { error, value } = createEvent({
    ...event,
    start: startsAt.getTime(),
    startOutputType: 'utc',
    end: endsAt.getTime(),
    endOutputType: 'utc',
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    lastModified: writtenAt.getTime(),
    alarms: [
      {
        action: 'display',
        description: event.title,
        trigger: { hours: reminderHours, before: true },
      },
    ],
  });
  if (!value) throw error;
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}
