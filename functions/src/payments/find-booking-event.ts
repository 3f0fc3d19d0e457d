import type { BookingEvent, BookingEventKind } from '@carwash/domain/bookings/booking';
import type { Context } from '../context.ts';

/** Events by which a repeated call knows its first one. */
type RepeatableKind = Extract<
  BookingEventKind,
  'cancelled' | 'paid' | 'refund_granted' | 'refunded' | 'sale_undone'
>;

/**
 * Returns the latest timeline event of this kind, with its author and reason; null if there is none. Cash that went back
 * with a refund is told like the booking's own payment, which can be marked as refunded later.
 * @param paymentId the payment of an addition that it is about; undefined: it is about the booking's own
 */
export async function findBookingEvent(
  bookingId: string,
  kind: RepeatableKind,
  { db }: Context,
  paymentId?: string,
): Promise<BookingEvent | null> {
  const found = await db.bookingEvents(bookingId).where('kind', '==', kind).get();
  const events = found.docs.map((event) => event.data());
  const [latest] = events
    .filter((event) => event.paymentId === paymentId)
    .toSorted((one, other) => Number(other._id) - Number(one._id));
  return latest ?? null;
}
