import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { readDays } from '../days/read-days.ts';
import { leaveBay } from '../days/take-bay.ts';
import { payBackRest } from '../payments/add-refund.ts';
import { changeTransactionStatus } from '../payments/change-transaction-status.ts';
import { changeBookingStatus } from './change-booking-status.ts';
import { jobOf } from './leave-bay-early.ts';
import { readPayment } from './read-payment.ts';

/**
 * Adds to `batch` that a booking is cancelled, with its timeline, and that its minutes are free.
 * @returns the changed booking
 */
export async function cancelVisit(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  refundTerms: Booking['refundTerms'],
  events: Parameters<typeof changeBookingStatus>[3],
  context: Context,
): Promise<Booking> {
  const booking = snapshot.data();
  const days = await readDays([booking.slot], context);
  const sequence = booking.sequence + 1;
  const bay = jobOf(booking, days)?.bay;
  const change = {
    status: 'cancelled',
    refundTerms,
    sequence,
    ...(bay !== undefined && { cancelledBay: bay }),
  } as const;
  const cancelled = await changeBookingStatus(batch, snapshot, change, events, context);
  changeDays(batch, days, { jobs: [leaveBay(booking.claimId)] }, context);
  return cancelled;
}

interface Cancellation extends Pick<BookingEvent, 'by' | 'reason'> {
  /** Whether the payment goes back: not, soon, or it has been handed back in cash. */
  refund: 'none' | 'due' | 'handed_back';
}

/** A booking as it is after its cancellation. */
interface Cancelled {
  booking: Booking;
  /** The payment whose money was handed back with the cancellation. */
  handedBack?: { before: Transaction; after: Transaction };
}

/** Returns whether something goes back: a refund that was granted before is due or done, so nothing more is owed. */
const owesRefund = ({ refundTerms }: Booking, refund: Cancellation['refund']): boolean =>
  refund !== 'none' && refundTerms !== 'granted' && refundTerms !== 'unpaid';

/**
 * Adds a booking's cancellation to `batch`: the booking with its timeline, its slot, and its payment, where that
 * goes back or is no longer to come. Callers must check before whether the booking may be cancelled.
 * @returns the changed booking; undefined when the payment was changed after the booking was read
 */
export async function addCancellation(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  { refund, ...event }: Cancellation,
  context: Context,
): Promise<Cancelled | undefined> {
  const booking = snapshot.data();
  const isUnpaid = booking.refundTerms === 'unpaid';
  const owes = owesRefund(booking, refund);
  const terms = owes ? 'granted' : booking.refundTerms;
  if (!owes && !isUnpaid) {
    return { booking: await cancelVisit(batch, snapshot, terms, [event], context) };
  }
  const payment = await readPayment(booking, context);
  const before = payment.data();
  if (before.status !== (isUnpaid ? 'unpaid' : 'success')) return undefined;
  const isHandedBack = owes && refund === 'handed_back' && before.paymentMethod === 'cash';
  const events = isHandedBack ? [event, { ...event, kind: 'refunded' } as const] : [event];
  const cancelled = await cancelVisit(batch, snapshot, terms, events, context);
  const why = { refundReason: 'booking_cancelled' } as const;
  if (isHandedBack) {
    const entry = { reason: event.reason ?? '', reference: '' };
    const after = payBackRest(batch, payment, entry, why, context);
    return { booking: cancelled, handedBack: { before, after } };
  }
  const move = isUnpaid
    ? ({ status: 'void' } as const)
    : ({ status: 'refund_due', ...why } as const);
  changeTransactionStatus(batch, payment, move, context);
  return { booking: cancelled };
}
