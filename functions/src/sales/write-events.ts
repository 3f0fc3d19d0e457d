import type { Booking } from '@carwash/domain/bookings/booking';
import { messagesOfEvent } from '@carwash/domain/messages/new-message';
import type { NewEvent } from '@carwash/domain/sales/sale-change';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { queueMessages } from '../outbox/queue-messages.ts';

/**
 * Adds the next events of a booking's timeline to `batch`, with the messages that report them. Two concurrent
 * events get the same number, so only one commit succeeds.
 * @param booking the booking after the events
 * @param earlier number of the events so far
 */
export function writeEvents(
  batch: WriteBatch,
  booking: Booking,
  added: readonly NewEvent[],
  earlier: number,
  context: Context,
): void {
  const events = context.db.bookingEvents(booking._id);
  added.forEach(({ stageBefore, ...facts }, index) => {
    const _id = String(earlier + index + 1);
    const event = { _id, ...facts, version: booking.version, createdAt: context.now() };
    batch.create(events.doc(event._id), event);
    queueMessages(batch, messagesOfEvent({ booking, event, stageBefore }), context);
  });
}
