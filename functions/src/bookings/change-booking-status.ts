import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import type { AttendanceStatus } from '@carwash/domain/bookings/endpoints';
import { changeInCounts, countBooking } from '@carwash/domain/statistics/count-statistics';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { addBookingEvent } from '../payments/add-booking-event.ts';
import { verifyReviews } from '../reviews/verify-reviews.ts';
import { withdrawVerification } from '../reviews/withdraw-verification.ts';
import { countChange } from '../statistics/count-change.ts';

/**
 * Adds to `batch` what follows from a booking's new status: its counter changes and, when it becomes completed or is no
 * longer completed, the verified mark of the customer's reviews.
 */
export async function addStatusConsequences(
  batch: WriteBatch,
  before: Booking,
  after: Booking,
  context: Context,
): Promise<void> {
  if (after.status === before.status) return;
  if (after.status === 'completed') await verifyReviews(batch, before, context);
  else if (before.status === 'completed') await withdrawVerification(batch, before, context);
  const { businessTimeZone } = context.settings;
  countChange(
    batch,
    changeInCounts(countBooking(before, businessTimeZone), countBooking(after, businessTimeZone)),
    context,
  );
}

/**
 * Adds a booking's new status to `batch`, with the timeline event of that name and what follows from the status.
 * @returns the changed booking
 */
export async function changeBookingStatus(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  status: AttendanceStatus,
  by: BookingEvent['by'],
  context: Context,
): Promise<Booking> {
  const before = snapshot.data();
  const after: Booking = { ...before, status };
  batch.update(snapshot.ref, { status }, ifUnchanged(snapshot));
  await addBookingEvent(batch, after, { kind: status, by }, context);
  await addStatusConsequences(batch, before, after, context);
  return after;
}
