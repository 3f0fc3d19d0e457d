import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { businessDay, businessInstant } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';

/**
 * Returns how often its customer has moved a booking on this business day. Must be read after the booking: a
 * move that this misses has changed the booking since, so that the next commit fails.
 */
export async function countMovesToday(
  { _id, customer }: Pick<Booking, '_id' | 'customer'>,
  { db, now, settings: { businessTimeZone } }: Context,
): Promise<number> {
  const midnight = businessInstant(businessDay(now(), businessTimeZone), '00:00', businessTimeZone);
  const events = await db.bookingEvents(_id).where('createdAt', '>=', midnight).get();
  const isOwnMove = ({ kind, by }: BookingEvent) =>
    kind === 'rescheduled' && by.uid === customer.uid;
  return events.docs.filter((event) => isOwnMove(event.data())).length;
}
