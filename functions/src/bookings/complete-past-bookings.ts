import type { Booking } from '@carwash/domain/entities/booking';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';
import { logError } from '../http/log.ts';
import { changeBookingStatus } from './change-booking-status.ts';

/** How many bookings one run completes; the next run goes on with the rest. */
const batchSize = 200;

async function completeBooking(
  snapshot: QueryDocumentSnapshot<Booking>,
  context: Context,
): Promise<'completed' | 'changed' | 'failed'> {
  try {
    const batch = context.db.batch();
    await changeBookingStatus(batch, snapshot, 'completed', { uid: null, role: 'system' }, context);
    return (await commitIfUnchanged(batch)) ? 'completed' : 'changed';
  } catch (error) {
    logError('A past booking could not be completed', error, { bookingId: snapshot.id });
    return 'failed';
  }
}

/** Completes the bookings whose slot has ended. One that changes meanwhile waits for the next run. */
export async function completePastBookings(
  context: Context,
): Promise<{ completed: number; failed: number }> {
  const ended = await context.db.bookings
    .where('status', '==', 'pending')
    .where('slot.endsAt', '<=', context.now())
    .orderBy('slot.endsAt')
    .limit(batchSize)
    .get();
  const outcomes = await Promise.all(
    ended.docs.map((booking) => completeBooking(booking, context)),
  );
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  return { completed: count('completed'), failed: count('failed') };
}
