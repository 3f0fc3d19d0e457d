import type { Rating } from '@carwash/domain/reviews/review';

/** '1 star', '4 stars' */
export const starsText = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`);

/** The meaning of each rating. */
export const ratingWords: Record<Rating, string> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very good',
  5: 'Excellent',
};
