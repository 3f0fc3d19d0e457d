import type { BookingEvent, BookingEventKind } from '@carwash/domain/bookings/booking';
import type { FixtureContext } from '../fixture-context.ts';

/** Returns a booking's timeline in order. */
export const timelineOf = async (
  { context }: FixtureContext,
  id: string,
): Promise<BookingEvent[]> =>
  (await context.db.bookingEvents(id).orderBy('createdAt').get()).docs.map((doc) => doc.data());

export const eventKindsOf = async (
  fixtures: FixtureContext,
  id: string,
): Promise<BookingEventKind[]> => (await timelineOf(fixtures, id)).map(({ kind }) => kind);
