import type { Booking } from '@carwash/domain/bookings/booking';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deadline } from '../background/deadline.ts';
import { drain } from '../background/drain.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';
import { changeBookingStatus } from './change-booking-status.ts';

/**
 * Marks one booking as completed. If another commit changes the booking at the same time, it is left for the
 * next run.
 */
async function completeBooking(
  snapshot: QueryDocumentSnapshot<Booking>,
  context: Context,
): Promise<boolean> {
  const batch = context.db.batch();
  const by = { uid: null, role: 'system' } as const;
  await changeBookingStatus(batch, snapshot, { status: 'completed' }, { by }, context);
  return commitIfUnchanged(batch);
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
