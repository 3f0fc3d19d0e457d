import type { Booking, BookingEvent, BookingStatus } from '@carwash/domain/bookings/booking';
import { changeInCounts, countBooking } from '@carwash/domain/statistics/count-statistics';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { addBookingEvents } from '../payments/add-booking-event.ts';
import { verifyReviews } from '../reviews/verify-reviews.ts';
import { withdrawVerification } from '../reviews/withdraw-verification.ts';
import { countChange } from '../statistics/count-change.ts';

interface BookingChange
  extends Partial<Pick<Booking, 'refundTerms' | 'sequence' | 'cancelledBay'>> {
  status: Exclude<BookingStatus, 'pending'>;
}

/** An event of the timeline; its kind is that of the status, unless it says more. */
type StatusEvent = Pick<BookingEvent, 'by' | 'reason' | 'amount'> &
  Partial<Pick<BookingEvent, 'kind'>>;

/**
 * Adds a booking's new status to `batch`, with its timeline events and its counter changes. When the
 * booking becomes completed, or is no longer completed, the verified mark of the customer's reviews is
 * updated too.
 * @returns the changed booking
 */
export async function changeBookingStatus(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  change: BookingChange,
  events: readonly StatusEvent[],
  context: Context,
): Promise<Booking> {
  const before = snapshot.data();
  const { status } = change;
  const after: Booking = { ...before, ...change };
  const { businessTimeZone } = context.settings;
  batch.update(snapshot.ref, { ...change }, ifUnchanged(snapshot));
  const told = events.map((event) => ({ kind: status, ...event }));
  await addBookingEvents(batch, after, told, context);
  if (status === 'completed') await verifyReviews(batch, before, context);
  else if (before.status === 'completed') await withdrawVerification(batch, before, context);
  countChange(
    batch,
    changeInCounts(countBooking(before, businessTimeZone), countBooking(after, businessTimeZone)),
    context,
  );
  return after;
}
