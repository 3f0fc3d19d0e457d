import type { BookingEvent } from '@carwash/domain/bookings/booking';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';

/**
 * Adds the next event of a booking's timeline to `batch`. Two concurrent events get the same number, so
 * only one commit succeeds.
 */
export async function addBookingEvent(
  batch: WriteBatch,
  bookingId: string,
  event: Omit<BookingEvent, '_id' | 'createdAt'>,
  { db, now }: Context,
): Promise<void> {
  const events = db.bookingEvents(bookingId);
  const earlier = (await events.count().get()).data().count;
  const _id = String(earlier + 1);
  batch.create(events.doc(_id), { _id, ...event, createdAt: now() });
}
