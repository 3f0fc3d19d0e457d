import type { ErrorAnswer, ErrorCode } from '@carwash/domain/api/errors';
import type { ErrorRequestHandler } from 'express';
import { ApiError } from './api-error.ts';
import { logError } from './log.ts';

const parserCodes: Record<number, ErrorCode> = {
  400: 'bad_input',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/** Errors that Express and its body parsers raise carry a status; anything else is ours. */
function toApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  const code = parserCodes[status];
  return code ? new ApiError(code, error instanceof Error ? error.message : 'Bad request') : null;
}

/** The last middleware: every failure leaves as the same JSON shape, the unexpected as a plain 500. */
export const answerError: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  const known = toApiError(error);
  if (!known) logError('Unexpected error', error, { method: request.method, path: request.path });
  const answer: ErrorAnswer = {
    success: false,
    message: known?.message ?? 'An unexpected server error occurred. Please try again later.',
    code: known?.code ?? 'internal',
    ...(known?.errors && { errors: known.errors }),
  };
  response.status(known?.status ?? 500).json(answer);
};
