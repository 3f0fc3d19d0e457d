import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import type { VisitStage } from '@carwash/domain/bookings/visit-stage';
import { messagesOfEvent } from '@carwash/domain/messages/new-message';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { queueMessages } from '../outbox/queue-messages.ts';

type NewEvent = Omit<BookingEvent, '_id' | 'createdAt'> & {
  /** The stage before an event that changes it. It is not stored. */
  stageBefore?: VisitStage;
};

/**
 * Adds the next events of a booking's timeline to `batch`, with the messages that report them. Two concurrent
 * events get the same number, so only one commit succeeds.
 * @param booking the booking after the events
 */
export async function addBookingEvents(
  batch: WriteBatch,
  booking: Booking,
  added: readonly NewEvent[],
  context: Context,
): Promise<void> {
  const events = context.db.bookingEvents(booking._id);
  const earlier = (await events.count().get()).data().count;
  added.forEach(({ stageBefore, ...facts }, index) => {
    const event = { _id: String(earlier + index + 1), ...facts, createdAt: context.now() };
    batch.create(events.doc(event._id), event);
    queueMessages(batch, messagesOfEvent({ booking, event, stageBefore }), context);
  });
}

/** Adds one event, see `addBookingEvents`. */
export const addBookingEvent = (
  batch: WriteBatch,
  booking: Booking,
  event: NewEvent,
  context: Context,
): Promise<void> => addBookingEvents(batch, booking, [event], context);
