import type { ErrorAnswer } from '@carwash/domain/endpoint/errors';
import type { ErrorRequestHandler } from 'express';
import { currentRequestId, logError, loggedPath } from '../errors/log.ts';
import { toApiError } from '../errors/to-api-error.ts';

/**
 * The last middleware: sends every error as the same JSON structure. Unexpected errors become a plain 500.
 */
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
