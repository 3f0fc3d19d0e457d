import type { Context } from '../context.ts';
import { readExisting } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

export const reviewNotFound = () => new ApiError('not_found', 'There is no such review.');

/**
 * Reads a review.
 * @throws ApiError not_found
 */
export const readReview = (id: string, { db }: Pick<Context, 'db'>) =>
  readExisting(db.reviews, id, reviewNotFound);
