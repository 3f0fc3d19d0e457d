import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { ApiError } from './api-error.ts';

const parserCodes: Record<number, ErrorCode> = {
  400: 'bad_input',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/**
 * Converts errors of Express that the caller caused: body parsers set a status and `expose`, the router
 * throws a URIError for a malformed address. A status alone is not enough: errors of other services
 * have one too.
 * @returns null for internal errors
 */
export function toApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error && 'status' in error)) return null;
  if (error instanceof URIError) return new ApiError('bad_input', 'The address is broken.');
  const isExposed = 'expose' in error && error.expose === true;
  const code = isExposed ? parserCodes[Number(error.status)] : undefined;
  return code ? new ApiError(code, error.message) : null;
}
