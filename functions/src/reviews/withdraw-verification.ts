import type { Booking } from '@carwash/domain/bookings/booking';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { findCompletedBookings, requireUnchanged } from './find-completed-bookings.ts';
import { readAuthorKey } from './read-author.ts';

/**
 * Removes the verified mark from the customer's reviews of the service and of the business in `batch`,
 * which changes a completed booking to a no-show. The mark stays if another completed booking justifies
 * it.
 *
 * The reviews are read before the bookings. `batch` fails if a review changes, or is created, in
 * between. `verify-reviews.ts` sets the mark.
 */
export async function withdrawVerification(
  batch: WriteBatch,
  { _id, customer, service }: Pick<Booking, '_id' | 'customer' | 'service'>,
  context: Context,
): Promise<void> {
  const { uid } = customer;
  const key = await readAuthorKey(customer, context);
  if (uid === null || key === null) return;
  const evidence = new Map<string, QueryDocumentSnapshot<Booking>>();
  for (const serviceId of [service._id, null]) {
    const review = await context.db.reviews.doc(reviewId(serviceId, key)).get();
    const { hasCompletedBooking, evidence: found } = await findCompletedBookings(
      { uid, serviceId },
      context,
      _id,
    );
    // If a booking was read twice, its first version is used, because the first decision depended on it.
    for (const booking of found) evidence.set(booking.id, evidence.get(booking.id) ?? booking);
    if (!review.exists) batch.delete(review.ref, { exists: false });
    else if (!hasCompletedBooking)
      batch.update(review.ref, { verifiedCustomer: false }, ifUnchanged(review));
  }
  requireUnchanged(batch, evidence.values());
}
