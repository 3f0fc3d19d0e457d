import { ApiError } from '../http/api-error.ts';

export const reviewNotFound = () => new ApiError('not_found', 'There is no such review.');
