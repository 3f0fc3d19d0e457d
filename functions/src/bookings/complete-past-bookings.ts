import type { Booking } from '@carwash/domain/entities/booking';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';
import { logError } from '../http/log.ts';
import { inWaves } from '../in-waves.ts';
import { changeBookingStatus } from './change-booking-status.ts';

/** How many bookings are read, and how many completed, at a time. */
const pageSize = 100;
const parallel = 20;

type Outcome = 'completed' | 'changed' | 'failed';

async function completeBooking(
  snapshot: QueryDocumentSnapshot<Booking>,
  context: Context,
): Promise<Outcome> {
  try {
    const batch = context.db.batch();
    const by = { uid: null, role: 'system' } as const;
    await changeBookingStatus(batch, snapshot, 'completed', { by }, context);
    return (await commitIfUnchanged(batch)) ? 'completed' : 'changed';
  } catch (error) {
    logError('A past booking could not be completed', error, { bookingId: snapshot.id });
    return 'failed';
  }
}

/** Goes past bookings that cannot be completed, so that they never keep the others. */
async function* pagesOfPastBookings({ db, now }: Context) {
  const past = db.bookings
    .where('status', '==', 'pending')
    .where('slot.endsAt', '<=', now())
    .orderBy('slot.endsAt')
    .limit(pageSize);
  let page = await past.get();
  while (page.docs.length > 0) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (!last || page.docs.length < pageSize) return;
    page = await past.startAfter(last).get();
  }
}

/** Completes the bookings whose slot has ended. One that changes meanwhile waits for the next run. */
export async function completePastBookings(
  context: Context,
): Promise<{ completed: number; failed: number }> {
  const outcomes: Outcome[] = [];
  for await (const page of pagesOfPastBookings(context)) {
    outcomes.push(
      ...(await inWaves(page, parallel, (booking) => completeBooking(booking, context))),
    );
  }
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  return { completed: count('completed'), failed: count('failed') };
}
