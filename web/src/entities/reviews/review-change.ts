import {
  changeRating,
  type RatingSummary,
  shownRating,
} from '@carwash/domain/reviews/rating-summary';
import { ifShown, type Review } from '@carwash/domain/reviews/review';
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

/** Reviews as they are listed: those of verified customers first, and of both the newest first. */
interface ListedReviews {
  reviews: Review[];
  /** Whether other reviews follow on the next page. */
  hasMore: boolean;
  /** Whether a new review would be listed among them. */
  belongs: (review: Review) => boolean;
}

const comesBefore = (one: Review, other: Review): boolean =>
  one.verifiedCustomer === other.verifiedCustomer
    ? one.createdAt >= other.createdAt
    : one.verifiedCustomer;

/**
 * Returns a list of reviews with the change applied. The changed review is in it at most once, whether or not the
 * list contains the change already.
 */
export function withReviewChange(
  { reviews, hasMore, belongs }: ListedReviews,
  { id, before, after: changed }: ReviewChange,
): Review[] {
  const after = ifShown(changed);
  if (!after || !belongs(after)) return reviews.filter((review) => review._id !== id);
  if (reviews.some((review) => review._id === id)) {
    return reviews.map((review) => (review._id === id ? after : review));
  }
  // An edited review that is not in this list is on another page.
  if (before) return reviews;
  const place = reviews.findIndex((review) => comesBefore(after, review));
  if (place >= 0) return reviews.toSpliced(place, 0, after);
  // Its author sees it at once, even if its place is on a later page.
  return hasMore ? [after, ...reviews] : [...reviews, after];
}

const ifVerified = (review: Review | null): Review | null =>
  review?.verifiedCustomer ? review : null;

/** Returns the part of a change that the reviews of verified customers show. */
export const verifiedPart = (change: ReviewChange): ReviewChange => ({
  ...change,
  before: ifVerified(change.before),
  after: ifVerified(change.after),
});

/** Returns the average and the histogram with the change applied. */
export const summaryWithChange = (
  histogram: RatingHistogram,
  change: ReviewChange | null,
): RatingSummary =>
  changeRating(histogram, shownRating(change?.before ?? null), shownRating(change?.after ?? null));
