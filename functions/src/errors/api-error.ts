import { type ErrorCode, errorStatuses, type FieldError } from '@carwash/domain/endpoint/errors';

/** A failure that the caller is told about. Anything else that is thrown is answered as a plain 500. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  /** When it may be tried again, on rate_limited and overloaded. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, errors?: FieldError[], retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/** One field or parameter that is not as it should be. */
export const badInput = (path: string, message: string): ApiError =>
  new ApiError('bad_input', message, [{ path, message }]);

/** Too much to do at once. */
export const overloaded = (message: string, retryAfterSeconds: number): ApiError =>
  new ApiError('overloaded', message, undefined, retryAfterSeconds);

/** One call too many. */
export const tooManyCalls = (retryAfterSeconds: number): ApiError =>
  new ApiError(
    'rate_limited',
    'Too many attempts. Please try again later.',
    undefined,
    retryAfterSeconds,
  );
