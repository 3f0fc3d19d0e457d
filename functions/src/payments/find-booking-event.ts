import type { BookingEvent, BookingEventKind } from '@carwash/domain/bookings/booking';
import type { Context } from '../context.ts';

/** Events that a booking has at most once. */
type OnceKind = Extract<
  BookingEventKind,
  'cancelled' | 'paid' | 'refund_granted' | 'refunded' | 'sale_undone'
>;

/** Returns the timeline event of this kind, with its author and reason; null if there is none. */
export async function findBookingEvent(
  bookingId: string,
  kind: OnceKind,
  { db }: Context,
): Promise<BookingEvent | null> {
  const found = await db.bookingEvents(bookingId).where('kind', '==', kind).limit(1).get();
  return found.docs[0]?.data() ?? null;
}
