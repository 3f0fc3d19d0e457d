import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import type { VisitStage } from '@carwash/domain/bookings/visit-stage';
import { messagesOfEvent } from '@carwash/domain/messages/messages-of-event';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { queueMessages } from '../outbox/queue-messages.ts';

type NewEvent = Omit<BookingEvent, '_id' | 'createdAt'> & {
  /** The stage before an event that changes it. It is not stored. */
  stageBefore?: VisitStage;
};

/**
 * Adds the next event of a booking's timeline to `batch`, with the messages that report it. Two concurrent
 * events get the same number, so only one commit succeeds.
 * @param booking the booking after the event
 */
export async function addBookingEvent(
  batch: WriteBatch,
  booking: Booking,
  { stageBefore, ...event }: NewEvent,
  context: Context,
): Promise<void> {
  const events = context.db.bookingEvents(booking._id);
  const earlier = (await events.count().get()).data().count;
  const added = { _id: String(earlier + 1), ...event, createdAt: context.now() };
  batch.create(events.doc(added._id), added);
  queueMessages(batch, messagesOfEvent({ booking, event: added, stageBefore }), context);
}
