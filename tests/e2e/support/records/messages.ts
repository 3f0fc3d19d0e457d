import type { Booking } from '@carwash/domain/bookings/booking';
import type { BookingMessageKind } from '@carwash/domain/messages/kinds';
import type { Delivery, Message } from '@carwash/domain/messages/message';
import { newMessage as newMessageOf } from '@carwash/domain/messages/new-message';
import { db } from '../server/emulators.ts';

/** Returns one attempt with an outcome. */
export const attempted = (
  state: Delivery['state'],
  problem: string | null = null,
): Message['deliveries'] => ({
  mail: { state, attempts: 1, nextAt: null, problem },
  push: null,
  text: null,
});

/** Writes a message about a booking that no sender works on. */
export async function newMessage(
  { _id: bookingId, customer: { uid } }: Pick<Booking, '_id' | 'customer'>,
  kind: BookingMessageKind,
  change: Partial<Message>,
): Promise<Message> {
  const now = new Date();
  const draft = { kind, uid, bookingId, version: 'test', facts: {}, dueAt: now };
  const message = {
    ...newMessageOf(draft, { linkToken: crypto.randomUUID(), createdAt: now }),
    dueAt: null,
    ...change,
  };
  await db.messages.doc(message._id).set(message);
  return message;
}

/** Returns the messages about a booking as they are stored now. */
export const messagesOf = async ({ _id }: Pick<Booking, '_id'>): Promise<Message[]> =>
  (await db.messages.where('bookingId', '==', _id).get()).docs.map((message) => message.data());
