import { type Booking, bookingSchema } from '@carwash/domain/bookings/booking';
import { instant } from '@carwash/domain/schema/fields';
import { array, type InferType, object } from 'yup';
import { keepForAccount, keptForAccount } from '~/lib/session/kept-for-account';

const name = 'bookings';

/** Most bookings that are stored. */
const mostKept = 5;

/** The part of a booking that a ticket shows. */
const ticketSchema = bookingSchema.pick([
  '_id',
  'service',
  'slot',
  'vehicle',
  'lines',
  'address',
  'amount',
  'status',
  'refundTerms',
  'cancellationHours',
  'code',
]);

export type TicketBooking = InferType<typeof ticketSchema>;

const schema = object({
  asOf: instant().required(),
  bookings: array(ticketSchema.required()).required(),
});

/** A customer's next bookings as the server last reported them, the earliest first. */
type KeptBookings = InferType<typeof schema>;

/**
 * Stores the next bookings on this device until the customer signs out, so that they can be read without a
 * connection.
 * @param upcoming the earliest first
 */
export const keepBookings = (uid: string, upcoming: readonly Booking[]): void =>
  keepForAccount(uid, name, {
    asOf: new Date(),
    bookings: upcoming
      .slice(0, mostKept)
      .map((booking) => ticketSchema.cast(booking, { stripUnknown: true })),
  });

/** Returns the bookings that this device has stored; null if it has not stored any list. */
export function keptBookings(uid: string): KeptBookings | null {
  const kept = keptForAccount(uid, name);
  return schema.isValidSync(kept) ? schema.cast(kept, { stripUnknown: true }) : null;
}
