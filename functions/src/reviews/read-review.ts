import { ApiError } from '../errors/api-error.ts';

export const reviewNotFound = () => new ApiError('not_found', 'There is no such review.');
