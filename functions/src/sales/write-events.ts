import type { Booking } from '@carwash/domain/bookings/booking';
import { messagesOfEvent } from '@carwash/domain/messages/new-message';
import type { NewEvent } from '@carwash/domain/sales/sale-change';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { queueMessages } from '../outbox/queue-messages.ts';

/** Returns what tells the events of one change apart: 3, 3b, 3c. */
const suffixOf = (index: number): string => (index === 0 ? '' : String.fromCharCode(97 + index));

/**
 * Adds the next events of a booking's timeline to `batch`, with the messages that report them. Their ids begin with the
 * version that the change makes, so nothing has to be read to number them.
 * @param booking the booking after the events
 */
export function writeEvents(
  batch: WriteBatch,
  booking: Booking,
  added: readonly NewEvent[],
  context: Context,
): void {
  const events = context.db.bookingEvents(booking._id);
  added.forEach(({ stageBefore, ...facts }, index) => {
    const _id = booking.version + suffixOf(index);
    const event = { _id, ...facts, version: booking.version, createdAt: context.now() };
    batch.create(events.doc(event._id), event);
    queueMessages(batch, messagesOfEvent({ booking, event, stageBefore }), context);
  });
}
