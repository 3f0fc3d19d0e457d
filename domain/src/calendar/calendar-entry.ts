import type { Booking } from '../bookings/booking.ts';
import { bookingPath } from '../bookings/booking-path.ts';
import { freeCancellationText } from '../bookings/free-cancellation-text.ts';
import { isolated } from '../isolated-text.ts';
import { isServiceAlone } from '../services/quote.ts';
import { isAtCustomer } from '../services/service-location.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { formatDateTime } from '../time/format-date-time.ts';
import { formatVehicle } from '../vehicles/format-vehicle.ts';

/** Time between a calendar's reminder and the start of a booking, in hours. */
const reminderHours = 2;

/** A booking as an entry of a calendar. */
export interface CalendarEntry {
  /** The same for the life of the booking, so that a newer entry replaces the older one. */
  uid: string;
  sequence: number;
  /** When the entry became as it is. */
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  title: string;
  location: string;
  description: string;
  /** Page of the booking. */
  url: string;
  /** Hours from the calendar's reminder to the start; null: no reminder. */
  reminderHours: number | null;
  /** The customer, whom an invitation or its withdrawal names. */
  attendee: { name: string; email: string };
}

/** The fields of a booking that its entries show. */
export type CalendarBooking = Pick<
  Booking,
  | '_id'
  | 'amount'
  | 'address'
  | 'cancellationHours'
  | 'code'
  | 'customer'
  | 'lines'
  | 'refundTerms'
  | 'sequence'
  | 'service'
  | 'slot'
  | 'status'
  | 'vehicle'
>;

/** Facts of an entry that the booking does not have. */
export interface CalendarSource {
  business: Pick<PublicSettings, 'name' | 'address' | 'phone' | 'city'>;
  /** Address of the site, `https://example.org`. */
  site: string;
  /** IANA name of the business time zone. */
  timeZone: string;
}

const commonOf = (booking: CalendarBooking, changedAt: Date, { site }: CalendarSource) => ({
  uid: `${booking._id}@${new URL(site).hostname}`,
  sequence: booking.sequence,
  changedAt,
  startsAt: booking.slot.startsAt,
  endsAt: booking.slot.endsAt,
  isCancelled: booking.status === 'cancelled',
  attendee: { name: booking.customer.name, email: booking.customer.email },
});

/** Returns the customer's address if the service is done there, else ours. */
const placeOf = ({ service, address }: CalendarBooking, { business }: CalendarSource): string =>
  isAtCustomer(service) ? address : [business.name, ...business.address].join(', ');

const extrasOf = ({ lines }: CalendarBooking) =>
  !isServiceAlone({ lines }) && `Includes: ${lines.map(({ name }) => isolated(name)).join(', ')}`;

const linesOf = (facts: readonly (string | false)[]): string => facts.filter(Boolean).join('\n');

/**
 * Returns the entry for the customer's own calendar.
 * @param changedAt when the booking was changed last
 * @param readAt the entry says whether cancelling is free at this time; `changedAt` by default, so that the entry of an
 * unchanged booking stays the same
 */
export function customerEntry(
  booking: CalendarBooking,
  changedAt: Date,
  source: CalendarSource,
  readAt = changedAt,
): CalendarEntry {
  const { _id, amount, code, refundTerms, service, status, vehicle } = booking;
  const { business, site, timeZone } = source;
  const url = `${site}${bookingPath.customer(_id)}`;
  const isRefundable = status === 'pending' && amount > 0 && refundTerms === 'by_notice';
  return {
    ...commonOf(booking, changedAt, source),
    title: `${isolated(service.name)} ${isAtCustomer(service) ? 'by' : 'at'} ${business.name}`,
    location: placeOf(booking, source),
    description: linesOf([
      `Booking code: ${code}`,
      `Vehicle: ${isolated(formatVehicle(vehicle))}, ${isolated(vehicle.registrationPlate)}`,
      extrasOf(booking),
      isRefundable &&
        freeCancellationText(
          booking,
          readAt,
          (end) => `${formatDateTime(end, timeZone)} in ${business.city}`,
        ),
      `Phone: ${business.phone}`,
      url,
    ]),
    url,
    reminderHours,
  };
}

/** Returns the entry for the calendars of the staff. They need no reminder. */
export function staffEntry(
  booking: CalendarBooking,
  changedAt: Date,
  source: CalendarSource,
): CalendarEntry {
  const { _id, code, customer, service, vehicle } = booking;
  const url = `${source.site}${bookingPath.staff(_id)}`;
  return {
    ...commonOf(booking, changedAt, source),
    title: `${isolated(service.name)}: ${isolated(customer.name)}`,
    location: placeOf(booking, source),
    description: linesOf([
      `Booking code: ${code}`,
      `Registration plate: ${isolated(vehicle.registrationPlate)}`,
      extrasOf(booking),
      url,
    ]),
    url,
    reminderHours: null,
  };
}
