import type { Context } from '../context.ts';
import { readExisting } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

export const serviceNotFound = () => new ApiError('not_found', 'There is no such service.');

/**
 * Reads a service.
 * @throws ApiError not_found
 */
export const readService = (id: string, { db }: Pick<Context, 'db'>) =>
  readExisting(db.services, id, serviceNotFound);
