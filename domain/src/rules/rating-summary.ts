import type { RatingHistogram } from '../entities/service.ts';

export interface RatingSummary {
  /** Average; 0 while there are no ratings. Show it to one decimal. */
  rating: number;
  ratingCount: number;
  ratingHistogram: RatingHistogram;
}

/** Average, count and histogram of whole-star ratings. */
export function summariseRatings(ratings: readonly number[]): RatingSummary {
  const given = (stars: number) => ratings.filter((rating) => rating === stars).length;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    rating: ratings.length === 0 ? 0 : sum / ratings.length,
    ratingCount: ratings.length,
    ratingHistogram: { 1: given(1), 2: given(2), 3: given(3), 4: given(4), 5: given(5) },
  };
}
