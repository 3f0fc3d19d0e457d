import type { RatingHistogram } from '../services/service.ts';
import { ratings as allRatings, type Rating } from './review.ts';

export interface RatingSummary {
  /** Average; 0 while there are no ratings. Show it to one decimal. */
  rating: number;
  ratingCount: number;
  ratingHistogram: RatingHistogram;
}

/** Sums of whole numbers: the same ratings give the same average in whatever order they came. */
function summarise(given: (stars: Rating) => number): RatingSummary {
  const ratingCount = allRatings.reduce((count, stars) => count + given(stars), 0);
  const sum = allRatings.reduce((total, stars) => total + stars * given(stars), 0);
  return {
    rating: ratingCount === 0 ? 0 : sum / ratingCount,
    ratingCount,
    ratingHistogram: { 1: given(1), 2: given(2), 3: given(3), 4: given(4), 5: given(5) },
  };
}

/** Average, count and histogram of whole-star ratings. */
export const summariseRatings = (ratings: readonly number[]): RatingSummary =>
  summarise((stars) => ratings.filter((rating) => rating === stars).length);

/**
 * The summary once one rating has turned into another.
 * @param before null: a rating is added
 * @param after null: a rating is taken away
 */
export const changeRating = (
  histogram: RatingHistogram,
  before: number | null,
  after: number | null,
): RatingSummary =>
  summarise((stars) => histogram[stars] + Number(after === stars) - Number(before === stars));
