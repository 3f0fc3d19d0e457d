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

/** A customer's next booking as the server last told it. */
export type SeenBooking = InferType<typeof schema>;

/** Keeps it on this device, to be looked at without a connection, until the customer signs out. */
export const keepNextBooking = (uid: string, booking: Booking | null): void =>
  keepForAccount(uid, name, { asOf: new Date(), booking });

/** What this device has kept; null: nothing. */
export function keptNextBooking(uid: string): SeenBooking | null {
  const kept = keptForAccount(uid, name);
  return schema.isValidSync(kept) ? schema.cast(kept) : null;
}
