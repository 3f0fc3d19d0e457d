import type { Context } from '../context.ts';
import { readExisting } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

export const userNotFound = () => new ApiError('not_found', 'There is no such user.');

/**
 * Reads a profile.
 * @throws ApiError not_found for a user without a profile
 */
export const readProfile = (uid: string, { db }: Pick<Context, 'db'>) =>
  readExisting(db.users, uid, userNotFound);
