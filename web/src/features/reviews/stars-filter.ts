import { type Rating, ratings } from '@carwash/domain/reviews/review';

const parameter = 'stars';

/** Where the list of reviews begins. */
export const reviewListId = 'reviews';

/** Which stars the address asks for; null for all of them, and for what makes no sense. */
export const readStars = (params: URLSearchParams): Rating | null =>
  ratings.find((rating) => String(rating) === params.get(parameter)) ?? null;

/** The address of the reviews with so many stars, or of all of them. */
export const starsLink = (stars: Rating | null): string =>
  stars === null ? '?' : `?${new URLSearchParams({ [parameter]: String(stars) })}`;
