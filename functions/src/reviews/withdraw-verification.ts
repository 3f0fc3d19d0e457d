import type { Booking } from '@carwash/domain/bookings/booking';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { changeVerification } from './change-verification.ts';
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
  const { reviews } = context.db;
  const evidence = new Map<string, QueryDocumentSnapshot<Booking>>();
  for (const serviceId of [service._id, null]) {
    const id = reviewId(serviceId, key);
    const review = await readDocument(reviews, id);
    const { hasCompletedBooking, evidence: found } = await findCompletedBookings(
      { uid, serviceId },
      context,
      _id,
    );
    // If a booking was read twice, its first version is used, because the first decision depended on it.
    for (const booking of found) evidence.set(booking.id, evidence.get(booking.id) ?? booking);
    if (!review) batch.delete(reviews.doc(id), { exists: false });
    else if (!hasCompletedBooking) await changeVerification(batch, review, false, context);
  }
  requireUnchanged(batch, evidence.values());
}
