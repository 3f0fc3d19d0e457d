import { type ErrorCode, errorStatuses, type FieldError } from '@carwash/domain/api/errors';

/** A failure that the caller is told about. Anything else that is thrown is answered as a plain 500. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;

  constructor(code: ErrorCode, message: string, errors?: FieldError[]) {
    super(message);
    this.code = code;
    this.errors = errors;
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}
