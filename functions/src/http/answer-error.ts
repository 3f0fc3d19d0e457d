import type { ErrorAnswer, ErrorCode } from '@carwash/domain/api/errors';
import type { ErrorRequestHandler } from 'express';
import { ApiError } from './api-error.ts';
import { currentRequestId, logError, loggedPath } from './log.ts';

const parserCodes: Record<number, ErrorCode> = {
  400: 'bad_input',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/**
 * The body parsers mark what is the caller's fault with a status and `expose`, the router a broken
 * address with a URIError. A status alone proves nothing: the errors of other services have one too.
 */
function toApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error && 'status' in error)) return null;
  if (error instanceof URIError) return new ApiError('bad_input', 'The address is broken.');
  const isExposed = 'expose' in error && error.expose === true;
  const code = isExposed ? parserCodes[Number(error.status)] : undefined;
  return code ? new ApiError(code, error.message) : null;
}

/** The last middleware: every failure leaves as the same JSON shape, the unexpected as a plain 500. */
export const answerError: ErrorRequestHandler = (error, request, response, _next) => {
  const known = toApiError(error);
  if (!known)
    logError('Unexpected error', error, { method: request.method, path: loggedPath(request) });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const answer: ErrorAnswer = {
    success: false,
    message: known?.message ?? 'An unexpected server error occurred. Please try again later.',
    code: known?.code ?? 'internal',
    ...(known?.errors && { errors: known.errors }),
    ...(!known && { requestId: currentRequestId() }),
  };
  if (known?.retryAfterSeconds) response.set('retry-after', String(known.retryAfterSeconds));
  response.status(known?.status ?? 500).json(answer);
};
