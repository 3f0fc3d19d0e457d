import type { Booking } from '@carwash/domain/bookings/booking';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { asRead } from '../db/compare-and-set.ts';
import { readAuthorKey } from './read-author.ts';
import { readVisits, requireUnchanged } from './read-visits.ts';

/**
 * Writes into `batch`, which makes a no-show of a completed booking, that the customer's reviews of
 * the service and of the business are no longer by somebody who has been there, unless another
 * booking of theirs says that they have.
 *
 * The reviews are read before the bookings, and must still be as they were read when `batch` is
 * committed; where there is none, there must still be none. `verify-reviews.ts` gives the mark.
 */
export async function withdrawVerification(
  batch: WriteBatch,
  { _id, customer, service }: Pick<Booking, '_id' | 'customer' | 'service'>,
  context: Context,
): Promise<void> {
  const { uid } = customer;
  const key = await readAuthorKey(customer, context);
  if (uid === null || key === null) return;
  const witnesses = new Map<string, QueryDocumentSnapshot<Booking>>();
  for (const serviceId of [service._id, null]) {
    const review = await context.db.reviews.doc(reviewId(serviceId, key)).get();
    const { hasBeen, saidBy } = await readVisits({ uid, serviceId }, context, _id);
    // Of one that was read twice the first reading counts: something was decided by it.
    for (const booking of saidBy) witnesses.set(booking.id, witnesses.get(booking.id) ?? booking);
    if (!review.exists) batch.delete(review.ref, { exists: false });
    else if (!hasBeen) batch.update(review.ref, { verifiedCustomer: false }, asRead(review));
  }
  requireUnchanged(batch, witnesses.values());
}
