import type { Rating } from '@carwash/domain/reviews/review';

/** So many stars, in words. */
export const starsText = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`);

/** What a number of stars means. */
export const ratingWords: Record<Rating, string> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very good',
  5: 'Excellent',
};
