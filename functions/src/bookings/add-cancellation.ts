import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { freeSlot } from '../payments/free-slot.ts';
import { moveTransaction } from '../payments/move-transaction.ts';
import { changeBookingStatus } from './change-booking-status.ts';
import { readPayment } from './read-payment.ts';

interface Cancellation extends Pick<BookingEvent, 'by' | 'reason'> {
  /** Whether the money goes back. */
  refund: boolean;
}

/**
 * Writes a booking's cancellation into `batch`: the booking and its timeline, its slot, and the
 * payment if the money goes back. Ask a rule first whether it may be cancelled.
 * @returns the booking as it will be; undefined when another cancellation came in after it was read
 */
export async function addCancellation(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  { refund, ...event }: Cancellation,
  context: Context,
): Promise<Booking | undefined> {
  const booking = snapshot.data();
  const slot = await context.db.slots.doc(booking.slot._id).get();
  // What the business has granted goes back already.
  const owes = refund && booking.refundTerms !== 'granted';
  const refundTerms = owes ? 'granted' : booking.refundTerms;
  const change = { status: 'cancelled', refundTerms } as const;
  const cancelled = await changeBookingStatus(batch, snapshot, change, event, context);
  freeSlot(batch, slot, booking);
  if (!owes) return cancelled;
  const transaction = await readPayment(booking, context);
  if (transaction.data().status !== 'success') return undefined;
  const owed = { status: 'refund_due', refundReason: 'booking_cancelled' } as const;
  moveTransaction(batch, transaction, owed, context);
  return cancelled;
}
