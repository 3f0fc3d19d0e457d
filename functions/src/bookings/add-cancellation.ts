import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { readDays } from '../days/read-days.ts';
import { leaveBay } from '../days/take-bay.ts';
import { changeTransactionStatus } from '../payments/change-transaction-status.ts';
import { changeBookingStatus } from './change-booking-status.ts';
import { jobOf } from './leave-bay-early.ts';
import { readPayment } from './read-payment.ts';

interface Cancellation extends Pick<BookingEvent, 'by' | 'reason'> {
  /** Whether the payment is refunded. */
  refund: boolean;
}

/**
 * Adds a booking's cancellation to `batch`: the booking with its timeline, its slot, and, for a refund,
 * the payment. Callers must check before whether the booking may be cancelled.
 * @returns the changed booking; undefined when the payment was changed after the booking was read
 */
export async function addCancellation(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  { refund, ...event }: Cancellation,
  context: Context,
): Promise<Booking | undefined> {
  const booking = snapshot.data();
  const days = await readDays([booking.slot], context);
  // A refund that was already granted is due or done, so nothing more is owed.
  const owes = refund && booking.refundTerms !== 'granted';
  const refundTerms = owes ? 'granted' : booking.refundTerms;
  const sequence = booking.sequence + 1;
  const bay = jobOf(booking, days)?.bay;
  const change = {
    status: 'cancelled',
    refundTerms,
    sequence,
    ...(bay !== undefined && { cancelledBay: bay }),
  } as const;
  const cancelled = await changeBookingStatus(batch, snapshot, change, event, context);
  changeDays(batch, days, { jobs: [leaveBay(booking.claimId)] }, context);
  if (!owes) return cancelled;
  const transaction = await readPayment(booking, context);
  if (transaction.data().status !== 'success') return undefined;
  const owed = { status: 'refund_due', refundReason: 'booking_cancelled' } as const;
  changeTransactionStatus(batch, transaction, owed, context);
  return cancelled;
}
