import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Booking } from '@carwash/domain/entities/booking';
import { bookingState } from '@carwash/domain/rules/booking-state';
import { refundsOnCancel } from '@carwash/domain/rules/refund-on-cancel';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller, Handler } from '../http/handler.ts';
import { moveTransaction } from '../payments/move-transaction.ts';
import { freeSlot } from '../slots/free-slot.ts';
import { changeBookingStatus } from './change-booking-status.ts';
import { readOwnBooking } from './read-own-booking.ts';

function requireUpcoming(booking: Booking, now: Date): void {
  const state = bookingState(booking, now);
  if (state === 'cancelled') throw new ApiError('conflict', 'This booking is already cancelled.');
  if (state === 'begun') {
    throw new ApiError('conflict', 'A booking that has begun cannot be cancelled.');
  }
}

/** Nobody is to lose money, or to get it back, who agreed to the opposite. */
function requireExpectedRefund(booking: Booking, expected: boolean | undefined, now: Date): void {
  const refunds = refundsOnCancel(booking.slot.startsAt, now);
  if (expected === undefined || expected === refunds) return;
  throw new ApiError(
    'refund_changed',
    refunds
      ? 'The money would go back now. Please confirm once more.'
      : 'It starts in less than 24 hours by now, so the money would not go back. Please confirm once more.',
  );
}

/** One commit: the booking, its slot, and the payment if the money goes back. */
async function cancel(
  snapshot: QueryDocumentSnapshot<Booking>,
  caller: Caller,
  context: Context,
): Promise<Booking | undefined> {
  const booking = snapshot.data();
  const slot = await context.db.slots.doc(booking.slot._id).get();
  const batch = context.db.batch();
  const by = { uid: caller.uid, role: caller.role ?? 'user' };
  const cancelled = await changeBookingStatus(batch, snapshot, 'cancelled', by, context);
  freeSlot(batch, slot, booking);
  if (refundsOnCancel(booking.slot.startsAt, context.now())) {
    const transaction = await readDocument(context.db.transactions, booking._id);
    if (!transaction) throw new Error(`Booking ${booking._id} has no transaction`);
    // Another cancellation came in after the booking was read: read it again.
    if (transaction.data().status !== 'success') return undefined;
    const refund = { status: 'refund_due', refundReason: 'booking_cancelled' } as const;
    moveTransaction(batch, transaction, refund, context);
  }
  return (await commitIfUnchanged(batch)) ? cancelled : undefined;
}

/**
 * Cancels the caller's upcoming booking and frees its slot; at least 24 hours before the start the
 * payment becomes refund_due in the same commit. What counts is the slot that the booking has now:
 * who moved it to a later day in time may cancel that one like any other.
 */
export const cancelBooking: Handler<Context, Endpoints['cancelBooking']> = (
  { params, query, caller },
  context,
) =>
  untilUncontended(async () => {
    const snapshot = await readOwnBooking(params.id, caller, context);
    requireUpcoming(snapshot.data(), context.now());
    requireExpectedRefund(snapshot.data(), query.refund, context.now());
    return cancel(snapshot, caller, context);
  });
