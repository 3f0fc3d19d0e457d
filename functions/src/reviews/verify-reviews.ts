import type { Booking } from '@carwash/domain/bookings/booking';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readAuthorKey } from './read-author.ts';

/**
 * Marks the customer's reviews of the service and of the business as verified in `batch`, which
 * completes a booking.
 *
 * For a missing review, a delete with the precondition that it does not exist is added: if the review
 * is written in between, `batch` fails. See also `verify-customer.ts`.
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
