import type { RatingHistogram } from '../services/service.ts';
import { ratings as allRatings, ifShown, type Rating, type Review } from './review.ts';

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

/** From this many reviews by verified customers on, only theirs count in the average. */
export const fewestVerified = 5;

/** Returns the summary that stands at the top: of verified customers once there are enough of them, else of all. */
export const headlineOf = <S extends Pick<RatingSummary, 'ratingCount'>>(all: S, verified: S): S =>
  verified.ratingCount >= fewestVerified ? verified : all;

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

/**
 * The rating of a service: average and count of the headline, and how many gave each number of stars, of all and of the
 * verified customers among them.
 */
interface ServiceRatings extends RatingSummary {
  verifiedHistogram: RatingHistogram;
  hiddenReviewCount: number;
}

type RatedReview = Pick<Review, 'rating' | 'verifiedCustomer' | 'hiddenAt'>;

/** Returns the rating of a review; null when it does not exist or is hidden. */
export const shownRating = (review: RatedReview | null): number | null =>
  ifShown(review)?.rating ?? null;

/** Returns the rating of a shown review by a verified customer; null for any other. */
const verifiedRating = (review: RatedReview | null): number | null =>
  review?.verifiedCustomer ? shownRating(review) : null;

const hiddenCount = (review: RatedReview | null): number => Number(Boolean(review?.hiddenAt));

/** Returns the ratings of a service by the summaries of all its shown reviews and of those of verified customers. */
function ratingsOf(all: RatingSummary, verified: RatingSummary, hidden: number): ServiceRatings {
  const { rating, ratingCount } = headlineOf(all, verified);
  return {
    rating,
    ratingCount,
    ratingHistogram: all.ratingHistogram,
    verifiedHistogram: verified.ratingHistogram,
    hiddenReviewCount: hidden,
  };
}

/** Returns the ratings of a service with these reviews. */
export const summariseReviews = (reviews: readonly RatedReview[]): ServiceRatings =>
  ratingsOf(
    summariseRatings(reviews.flatMap((review) => shownRating(review) ?? [])),
    summariseRatings(reviews.flatMap((review) => verifiedRating(review) ?? [])),
    reviews.reduce((total, review) => total + hiddenCount(review), 0),
  );

/** Tells whether a change of a review changes anything that is counted. */
export const changesRatings = (before: RatedReview | null, after: RatedReview | null): boolean =>
  shownRating(before) !== shownRating(after) ||
  verifiedRating(before) !== verifiedRating(after) ||
  hiddenCount(before) !== hiddenCount(after);

/**
 * Returns the ratings of a service after one review was written, changed, verified, hidden, shown again or removed.
 * @param before null: the review is new
 * @param after null: the review is removed
 */
export const changeServiceRatings = (
  {
    ratingHistogram,
    verifiedHistogram,
    hiddenReviewCount,
  }: Omit<ServiceRatings, 'rating' | 'ratingCount'>,
  before: RatedReview | null,
  after: RatedReview | null,
): ServiceRatings =>
  ratingsOf(
    changeRating(ratingHistogram, shownRating(before), shownRating(after)),
    changeRating(verifiedHistogram, verifiedRating(before), verifiedRating(after)),
    hiddenReviewCount + hiddenCount(after) - hiddenCount(before),
  );
