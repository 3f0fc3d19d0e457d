import { changeServiceRatings, changesRatings } from '@carwash/domain/reviews/rating-summary';
import type { Review } from '@carwash/domain/reviews/review';
import type { Service } from '@carwash/domain/services/service';
import { changeInCounts, countReview } from '@carwash/domain/statistics/count-statistics';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { countChange } from '../statistics/count-change.ts';

/** A review before and after a change; null if it does not exist. */
interface ReviewChange {
  before: Review | null;
  after: Review | null;
}

/**
 * Adds the changes that a review causes to `batch`: the service's average, count and histograms, and the
 * counters. An average cannot be incremented, so the commit fails if the service has changed since it
 * was read.
 * @param service null: no service's average changes
 * @returns whether anything counted changes: then the caller folds the counters after the commit
 */
export function changeRatings(
  batch: WriteBatch,
  { before, after }: ReviewChange,
  service: QueryDocumentSnapshot<Service> | null,
  context: Context,
): boolean {
  // If nothing counted changes, the service is not written, so concurrent reviews do not conflict.
  if (!changesRatings(before, after)) return false;
  if (service) {
    const summary = changeServiceRatings(service.data(), before, after);
    batch.update(service.ref, { ...summary }, ifUnchanged(service));
  }
  const counted = (review: Review | null) =>
    review ? countReview(review, context.settings.businessTimeZone) : new Map();
  countChange(batch, changeInCounts(counted(before), counted(after)), context);
  return true;
}
