import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { ApiError } from './api-error.ts';

const parserCodes: Record<number, ErrorCode> = {
  400: 'bad_input',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/**
 * The body parsers mark what is the caller's fault with a status and `expose`, the router a broken
 * address with a URIError. A status alone proves nothing: the errors of other services have one too.
 * @returns null for what is nobody's fault but ours
 */
export function toApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error && 'status' in error)) return null;
  if (error instanceof URIError) return new ApiError('bad_input', 'The address is broken.');
  const isExposed = 'expose' in error && error.expose === true;
  const code = isExposed ? parserCodes[Number(error.status)] : undefined;
  return code ? new ApiError(code, error.message) : null;
}
