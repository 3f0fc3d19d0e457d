import { changeRating, type RatingSummary } from '@carwash/domain/reviews/rating-summary';
import type { Review } from '@carwash/domain/reviews/review';
import type { RatingHistogram } from '@carwash/domain/services/service';

/** A review as it was and as it shall be; null where there is none. */
export interface ReviewChange {
  id: string;
  before: Review | null;
  after: Review | null;
}

/** The same words and stars, or both are not there. */
export const isSameReview = (one: Review | null, other: Review | null): boolean =>
  one?.rating === other?.rating && one?.text === other?.text;

/**
 * A list, the newest first, as the change leaves it: whether or not the list knows of the change
 * already, the review is in it once or not at all.
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
  // An older review that is not in the list is on another page of it.
  return before ? reviews : [after, ...reviews];
}

/** The average and the histogram as the change leaves them. */
export const summaryWithChange = (
  histogram: RatingHistogram,
  change: ReviewChange | null,
): RatingSummary =>
  changeRating(histogram, change?.before?.rating ?? null, change?.after?.rating ?? null);
