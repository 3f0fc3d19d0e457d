import type { BookingEvent, BookingEventKind } from '@carwash/domain/bookings/booking';
import type { Slot } from '@carwash/domain/slots/slot';
import { type Answer, call, callback, startPaying } from './call.ts';
import type { Person } from './customers.ts';
import type { World } from './world.ts';

/** Pays for a slot that is open. @returns the id of the booking, which is that of its transaction */
export async function book(world: World, as: Person, slot: Slot): Promise<string> {
  const id = await startPaying(world, as, slot);
  world.provider.pay(id);
  await callback(world, 'notify', id);
  return id;
}

export const cancelBooking = (world: World, as: Person, id: string): Promise<Answer> =>
  call(world, 'DELETE', `/bookings/${id}`, { as });

export const reschedule = (world: World, as: Person, id: string, slot: Slot): Promise<Answer> =>
  call(world, 'PATCH', `/bookings/reschedule?bookingId=${id}&slotId=${slot._id}`, { as });

/** A booking's timeline in order. */
export const timelineOf = async (world: World, id: string): Promise<BookingEvent[]> =>
  (await world.context.db.bookingEvents(id).orderBy('createdAt').get()).docs.map((doc) =>
    doc.data(),
  );

export const eventKindsOf = async (world: World, id: string): Promise<BookingEventKind[]> =>
  (await timelineOf(world, id)).map(({ kind }) => kind);
