import type { RatingHistogram } from '../services/service.ts';
import { ratings as allRatings, type Rating, type Review } from './review.ts';

export interface RatingSummary {
  /** Average; 0 if there are no ratings. Shown with one decimal. */
  rating: number;
  ratingCount: number;
  ratingHistogram: RatingHistogram;
}

/** Computes with sums of whole numbers, so that the order of the ratings does not change the average. */
function summarise(given: (stars: Rating) => number): RatingSummary {
  const ratingCount = allRatings.reduce((count, stars) => count + given(stars), 0);
  const sum = allRatings.reduce((total, stars) => total + stars * given(stars), 0);
  return {
    rating: ratingCount === 0 ? 0 : sum / ratingCount,
    ratingCount,
    ratingHistogram: { 1: given(1), 2: given(2), 3: given(3), 4: given(4), 5: given(5) },
  };
}

/** Returns average, count and histogram of whole-star ratings. */
export const summariseRatings = (ratings: readonly number[]): RatingSummary =>
  summarise((stars) => ratings.filter((rating) => rating === stars).length);

/**
 * Returns the summary after one rating was added, changed or removed.
 * @param before null: the rating is new
 * @param after null: the rating is removed
 */
export const changeRating = (
  histogram: RatingHistogram,
  before: number | null,
  after: number | null,
): RatingSummary =>
  summarise((stars) => histogram[stars] + Number(after === stars) - Number(before === stars));

/** The rating of a service, and how many verified customers gave each number of stars. */
export interface ServiceRatings extends RatingSummary {
  verifiedHistogram: RatingHistogram;
}

type RatedReview = Pick<Review, 'rating' | 'verifiedCustomer'>;

/** Returns the rating of a review; null when it does not exist, or when its author is not verified. */
export const verifiedRating = (review: RatedReview | null): number | null =>
  review?.verifiedCustomer ? review.rating : null;

/** Returns the ratings of a service with these reviews. */
export const summariseReviews = (reviews: readonly RatedReview[]): ServiceRatings => ({
  ...summariseRatings(reviews.map(({ rating }) => rating)),
  verifiedHistogram: summariseRatings(reviews.flatMap((review) => verifiedRating(review) ?? []))
    .ratingHistogram,
});

/**
 * Returns the ratings of a service after one review was written, changed, verified or removed.
 * @param before null: the review is new
 * @param after null: the review is removed
 */
export const changeServiceRatings = (
  {
    ratingHistogram,
    verifiedHistogram,
  }: Pick<ServiceRatings, 'ratingHistogram' | 'verifiedHistogram'>,
  before: RatedReview | null,
  after: RatedReview | null,
): ServiceRatings => ({
  ...changeRating(ratingHistogram, before?.rating ?? null, after?.rating ?? null),
  verifiedHistogram: changeRating(verifiedHistogram, verifiedRating(before), verifiedRating(after))
    .ratingHistogram,
});
