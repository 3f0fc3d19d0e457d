import type { BookingEvent, BookingEventKind } from '@carwash/domain/bookings/booking';
import type { Context } from '../context.ts';

/** What happens to a booking once at most. */
type OnceKind = Extract<BookingEventKind, 'cancelled' | 'refund_granted'>;

/** How something happened to a booking, as its timeline tells: by whom and why. Null if it has not. */
export async function findBookingEvent(
  bookingId: string,
  kind: OnceKind,
  { db }: Context,
): Promise<BookingEvent | null> {
  const found = await db.bookingEvents(bookingId).where('kind', '==', kind).limit(1).get();
  return found.docs[0]?.data() ?? null;
}
