import { type Rating, ratings } from '@carwash/domain/reviews/review';

const keys = { stars: 'stars', isVerified: 'verified' } as const;

/** Element id of the list of reviews. */
export const reviewListId = 'reviews';

export interface ReviewFilter {
  /** null: all ratings. */
  stars: Rating | null;
  /** Whether only reviews of verified customers. */
  isVerified: boolean;
}

/** Reads the filter from the address. Invalid values filter nothing. */
export const readReviewFilter = (params: URLSearchParams): ReviewFilter => ({
  stars: ratings.find((rating) => String(rating) === params.get(keys.stars)) ?? null,
  isVerified: params.get(keys.isVerified) === '1',
});

/** Returns the link to the reviews of a filter. */
export const reviewFilterLink = ({ stars, isVerified }: ReviewFilter): string =>
  `?${new URLSearchParams({
    ...(stars !== null && { [keys.stars]: String(stars) }),
    ...(isVerified && { [keys.isVerified]: '1' }),
  })}`;
