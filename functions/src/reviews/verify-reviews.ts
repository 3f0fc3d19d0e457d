import type { Booking } from '@carwash/domain/bookings/booking';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readAuthorKey } from './read-author.ts';

/**
 * Writes into `batch`, which completes a booking, that the customer's reviews of the service and of
 * the business are by somebody who has been there.
 *
 * Where there is no review, nothing is deleted, with the precondition that there is still none: one
 * that is written in between makes `batch` fail. `verify-customer.ts` is the other half.
 */
export async function verifyReviews(
  batch: WriteBatch,
  { customer, service }: Pick<Booking, 'customer' | 'service'>,
  context: Context,
): Promise<void> {
  const key = await readAuthorKey(customer, context);
  if (key === null) return;
  const ids = [reviewId(service._id, key), reviewId(null, key)];
  const reviews = await Promise.all(ids.map((id) => context.db.reviews.doc(id).get()));
  for (const { ref, exists } of reviews) {
    if (exists) batch.update(ref, { verifiedCustomer: true });
    else batch.delete(ref, { exists: false });
  }
}
