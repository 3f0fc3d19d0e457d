import {
  badField,
  type ErrorCode,
  errorStatuses,
  type FieldError,
  type Refusal,
} from '@carwash/domain/endpoint/errors';

/** An error that is reported to the caller. Every other error is answered as a plain 500. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  /** For rate_limited and overloaded: seconds after which the call may be repeated. */
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

/** Returns the error that reports the refusal of a rule. */
export const toError = ({ code, message, errors }: Refusal): ApiError =>
  new ApiError(code, message, errors);

/** Returns the error for one invalid field or parameter. */
export const badInput = (path: string, message: string): ApiError =>
  toError(badField(path, message));

/** Returns the error for a server that has too much work at the moment. */
export const overloaded = (message: string, retryAfterSeconds: number): ApiError =>
  new ApiError('overloaded', message, undefined, retryAfterSeconds);

/** Returns the error for a caller who has exceeded a rate limit. */
export const tooManyCalls = (retryAfterSeconds: number): ApiError =>
  new ApiError(
    'rate_limited',
    'Too many attempts. Please try again later.',
    undefined,
    retryAfterSeconds,
  );
