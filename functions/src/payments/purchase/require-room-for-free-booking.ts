import { upcomingFreeBookings } from '@carwash/domain/bookings/upcoming-free-bookings';
import type { Context } from '../../context.ts';
import { ApiError } from '../../errors/api-error.ts';

/**
 * Limits the upcoming free bookings of a customer to the same number as unpaid holds, so that nobody blocks
 * slots at no cost. The customer's purchase fence must be read first, so that no concurrent call is missed.
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
  if (upcomingFreeBookings(bookings, now()).length < settings.maxUnpaidHolds) return;
  throw new ApiError(
    'too_many_holds',
    `You already have ${settings.maxUnpaidHolds} free bookings to come. Cancel one of them first.`,
  );
}
