import { freeBookings } from '@carwash/domain/bookings/free-bookings';
import type { Context } from '../../context.ts';
import { ApiError } from '../../errors/api-error.ts';

/**
 * What costs nothing must not be taken from others for nothing: as many free bookings to come as
 * unpaid holds. Read the fence of the customer's purchases first: then none of a rival call is missed.
 * @throws ApiError too_many_holds
 */
export async function requireRoomForFreeBooking(
  uid: string,
  { db, settings, now }: Context,
): Promise<void> {
  const upcoming = await db.bookings
    .where('customer.uid', '==', uid)
    .where('slot.startsAt', '>', now())
    .get();
  const bookings = upcoming.docs.map((booking) => booking.data());
  if (freeBookings(bookings, now()).length < settings.maxUnpaidHolds) return;
  throw new ApiError(
    'too_many_holds',
    `You already have ${settings.maxUnpaidHolds} free bookings to come. Cancel one of them first.`,
  );
}
