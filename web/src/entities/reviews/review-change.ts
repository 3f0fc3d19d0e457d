import { changeRating, type RatingSummary } from '@carwash/domain/reviews/rating-summary';
import type { Review } from '@carwash/domain/reviews/review';
import type { RatingHistogram } from '@carwash/domain/services/service';

/** A review before and after a change; null where it does not exist. */
export interface ReviewChange {
  id: string;
  before: Review | null;
  after: Review | null;
}

/** Tells whether both have the same text and rating, or both are null. */
export const isSameReview = (one: Review | null, other: Review | null): boolean =>
  one?.rating === other?.rating && one?.text === other?.text;

/**
 * Returns a list of reviews, newest first, with the change applied. The changed review is in it at most once,
 * whether or not the list contains the change already.
 * @param belongs whether a new review would be listed here
 */
export function withReviewChange(
  reviews: Review[],
  { id, before, after }: ReviewChange,
  belongs: (review: Review) => boolean,
): Review[] {
  if (!after || !belongs(after)) return reviews.filter((review) => review._id !== id);
  if (reviews.some((review) => review._id === id)) {
    return reviews.map((review) => (review._id === id ? after : review));
  }
  // An edited review that is not in this list is on another page.
  return before ? reviews : [after, ...reviews];
}

/** Returns the average and the histogram with the change applied. */
export const summaryWithChange = (
  histogram: RatingHistogram,
  change: ReviewChange | null,
): RatingSummary =>
  changeRating(histogram, change?.before?.rating ?? null, change?.after?.rating ?? null);
