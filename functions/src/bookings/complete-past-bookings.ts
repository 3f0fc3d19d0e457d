import type { Booking } from '@carwash/domain/bookings/booking';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deadline } from '../background/deadline.ts';
import { drain } from '../background/drain.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { changeDaysOfVisit } from '../days/change-days.ts';
import { readDays } from '../days/read-days.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { changeBookingStatus } from './change-booking-status.ts';

/**
 * Marks one booking as completed. Two of one customer may verify the same review, so one of them reads again.
 * @returns false if it is no longer pending, or has a later end by now
 */
async function completeBooking(
  due: QueryDocumentSnapshot<Booking>,
  context: Context,
): Promise<boolean> {
  const by = { uid: null, role: 'system' } as const;
  let snapshot = due;
  return retryOnConflict(async () => {
    const batch = context.db.batch();
    await changeBookingStatus(batch, snapshot, 'completed', by, context);
    changeDaysOfVisit(batch, await readDays([snapshot.data().slot], context), [], context);
    if (await commitIfUnchanged(batch)) return true;
    const latest = await readDocument(context.db.bookings, due.id);
    if (latest?.data().status !== 'pending') return false;
    if (latest.data().slot.endsAt > context.now()) return false;
    snapshot = latest;
    return undefined;
  });
}

/** Marks bookings as completed after their slot has ended. */
export const completePastBookings = (context: Context, deadline: Deadline): Promise<StepCounts> =>
  drain(
    {
      documents: context.db.bookings.where('status', '==', 'pending'),
      dueAt: 'slot.endsAt',
      parallel: 20,
      work: (snapshot) => completeBooking(snapshot, context),
    },
    context,
    deadline,
  );
