import type { Booking } from '@carwash/domain/bookings/booking';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { changeVerification } from './change-verification.ts';
import { readAuthorKey } from './read-author.ts';

/**
 * Marks the customer's reviews of the service and of the business as verified in `batch`, which
 * completes a booking.
 *
 * For a missing review, a delete with the precondition that it does not exist is added: if the review
 * is written in between, `batch` fails. See also `commit-review.ts`.
 */
export async function verifyReviews(
  batch: WriteBatch,
  { customer, service }: Pick<Booking, 'customer' | 'service'>,
  context: Context,
): Promise<void> {
  const key = await readAuthorKey(customer, context);
  if (key === null) return;
  const { reviews } = context.db;
  await Promise.all(
    [reviewId(service._id, key), reviewId(null, key)].map(async (id) => {
      const review = await readDocument(reviews, id);
      if (review) await changeVerification(batch, review, true, context);
      else batch.delete(reviews.doc(id), { exists: false });
    }),
  );
}
