import { changeRating } from '@carwash/domain/reviews/rating-summary';
import type { Review } from '@carwash/domain/reviews/review';
import type { Service } from '@carwash/domain/services/service';
import { changeInCounts, countReview } from '@carwash/domain/statistics/count-statistics';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { asRead } from '../db/compare-and-set.ts';
import { countChange } from '../statistics/count-change.ts';

/** A review as it was and as it will be; null where there is none. */
interface ReviewChange {
  before: Review | null;
  after: Review | null;
}

/**
 * Writes into `batch` what a review's change makes of its service's average, count and histogram,
 * and of the counters. An average cannot be incremented blindly: the service must be as it was read.
 * @param service null: there is none whose average could change
 */
export function changeRatings(
  batch: WriteBatch,
  { before, after }: ReviewChange,
  service: QueryDocumentSnapshot<Service> | null,
  context: Context,
): void {
  const [was, willBe] = [before?.rating ?? null, after?.rating ?? null];
  // A new text alone makes nobody wait for the service.
  if (was === willBe) return;
  if (service) {
    const summary = changeRating(service.data().ratingHistogram, was, willBe);
    batch.update(service.ref, { ...summary }, asRead(service));
  }
  const counted = (review: Review | null) =>
    review ? countReview(review, context.settings.businessTimeZone) : new Map();
  countChange(batch, changeInCounts(counted(before), counted(after)), context);
}
