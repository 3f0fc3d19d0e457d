import type { BookingEvent, BookingEventKind } from '@carwash/domain/bookings/booking';
import type { Ground } from '../ground.ts';

/** Returns a booking's timeline in order. */
export const timelineOf = async ({ context }: Ground, id: string): Promise<BookingEvent[]> =>
  (await context.db.bookingEvents(id).orderBy('createdAt').get()).docs.map((doc) => doc.data());

export const eventKindsOf = async (ground: Ground, id: string): Promise<BookingEventKind[]> =>
  (await timelineOf(ground, id)).map(({ kind }) => kind);
