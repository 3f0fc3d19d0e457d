import { type Rating, ratings } from '@carwash/domain/reviews/review';

const parameter = 'stars';

/** Element id of the list of reviews. */
export const reviewListId = 'reviews';

/** Reads the rating filter from the address; null for all reviews, and for invalid values. */
export const readStars = (params: URLSearchParams): Rating | null =>
  ratings.find((rating) => String(rating) === params.get(parameter)) ?? null;

/** Returns the link to the reviews with this rating; null: to all reviews. */
export const starsLink = (stars: Rating | null): string =>
  stars === null ? '?' : `?${new URLSearchParams({ [parameter]: String(stars) })}`;
