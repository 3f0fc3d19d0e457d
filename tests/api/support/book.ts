import type { BookingEvent, BookingEventKind } from '@carwash/domain/bookings/booking';
import type { Slot } from '@carwash/domain/slots/slot';
import { type Answer, call, callback, startPaying } from './call.ts';
import type { Person } from './customers.ts';
import type { Harness } from './harness.ts';

/** Pays for a slot that is open. @returns the id of the booking, which is that of its transaction */
export async function book(harness: Harness, as: Person, slot: Slot): Promise<string> {
  const id = await startPaying(harness, as, slot);
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  return id;
}

export const cancelBooking = (harness: Harness, as: Person, id: string): Promise<Answer> =>
  call(harness, 'DELETE', `/bookings/${id}`, { as });

export const reschedule = (harness: Harness, as: Person, id: string, slot: Slot): Promise<Answer> =>
  call(harness, 'PATCH', `/bookings/reschedule?bookingId=${id}&slotId=${slot._id}`, { as });

/** A booking's timeline in order. */
export const timelineOf = async (harness: Harness, id: string): Promise<BookingEvent[]> =>
  (await harness.context.db.bookingEvents(id).orderBy('createdAt').get()).docs.map((doc) =>
    doc.data(),
  );

export const eventKindsOf = async (harness: Harness, id: string): Promise<BookingEventKind[]> =>
  (await timelineOf(harness, id)).map(({ kind }) => kind);
