import type { Booking } from '@carwash/domain/entities/booking';
import { reviewId } from '@carwash/domain/rules/review-id';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';

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
  { db }: Context,
): Promise<void> {
  const { uid } = customer;
  // Who has no account has written nothing.
  if (uid === null) return;
  const ids = [reviewId(service._id, uid), reviewId(null, uid)];
  const reviews = await Promise.all(ids.map((id) => db.reviews.doc(id).get()));
  for (const { ref, exists } of reviews) {
    if (exists) batch.update(ref, { verifiedCustomer: true });
    else batch.delete(ref, { exists: false });
  }
}
