import type { Review } from '@carwash/domain/entities/review';
import type { Service } from '@carwash/domain/entities/service';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged } from '../db/compare-and-set.ts';
import { changeRatings } from './change-ratings.ts';

interface WrittenReview {
  /** null: there is none yet. */
  earlier: QueryDocumentSnapshot<Review> | null;
  review: Review;
  service: QueryDocumentSnapshot<Service> | null;
}

/**
 * Writes a new review, or the new rating, text and author of an earlier one, together with the
 * averages.
 * @returns the review; undefined when another commit came first
 */
export async function commitReview(
  { earlier, review, service }: WrittenReview,
  context: Context,
): Promise<Review | undefined> {
  const batch = context.db.batch();
  if (earlier) {
    const { rating, text, author } = review;
    batch.update(earlier.ref, { rating, text, author }, asRead(earlier));
  } else {
    batch.create(context.db.reviews.doc(review._id), review);
  }
  changeRatings(batch, { before: earlier?.data() ?? null, after: review }, service, context);
  return (await commitIfUnchanged(batch)) ? review : undefined;
}
