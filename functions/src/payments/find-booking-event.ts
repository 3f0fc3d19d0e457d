import type { BookingEvent, BookingEventKind } from '@carwash/domain/bookings/booking';
import type { Context } from '../context.ts';

/** Events that a booking has at most once for each of its payments. */
type OnceKind = Extract<
  BookingEventKind,
  'cancelled' | 'paid' | 'refund_granted' | 'refunded' | 'sale_undone'
>;

/**
 * Returns the timeline event of this kind, with its author and reason; null if there is none.
 * @param paymentId the payment of an addition that it is about; undefined: it is about the booking's own
 */
export async function findBookingEvent(
  bookingId: string,
  kind: OnceKind,
  { db }: Context,
  paymentId?: string,
): Promise<BookingEvent | null> {
  const found = await db.bookingEvents(bookingId).where('kind', '==', kind).get();
  const events = found.docs.map((event) => event.data());
  return events.find((event) => event.paymentId === paymentId) ?? null;
}
