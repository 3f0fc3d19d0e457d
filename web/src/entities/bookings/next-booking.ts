import { type Booking, bookingSchema } from '@carwash/domain/bookings/booking';
import { instant } from '@carwash/domain/schema/fields';
import { type InferType, object } from 'yup';
import { keepForAccount, keptForAccount } from '~/lib/session/kept-for-account';

const name = 'nextBooking';

const schema = object({
  asOf: instant().required(),
  /** null: there was none. */
  booking: bookingSchema.nullable().defined().default(undefined),
});

/** A customer's next booking as the server last reported it. */
export type SeenBooking = InferType<typeof schema>;

/**
 * Stores the next booking on this device until the customer signs out, so that it can be viewed without a
 * connection.
 */
export const keepNextBooking = (uid: string, booking: Booking | null): void =>
  keepForAccount(uid, name, { asOf: new Date(), booking });

/** Returns the next booking that this device has stored; null if there is none. */
export function keptNextBooking(uid: string): SeenBooking | null {
  const kept = keptForAccount(uid, name);
  return schema.isValidSync(kept) ? schema.cast(kept) : null;
}
