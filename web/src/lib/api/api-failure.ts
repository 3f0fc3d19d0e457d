import type { ErrorCode, FieldError } from '@carwash/domain/endpoint/errors';

/**
 * http: the API answered with an error status. Otherwise there was no valid answer: time-out, no
 * connection, a body that does not match the endpoint's schema, or a server that was built for another page.
 */
type ApiFailureKind =
  | 'http'
  | 'TIMEOUT_ERROR'
  | 'FETCH_ERROR'
  | 'PARSING_ERROR'
  | 'SETTINGS_DIFFER';

interface ApiFailureFacts {
  kind: ApiFailureKind;
  status?: number;
  code?: ErrorCode;
  message?: string;
  errors?: FieldError[];
  cause?: unknown;
}

/** The failure of an API call, for every reason except that the caller aborted it. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  readonly code: ErrorCode | null;
  /** The API's messages about single fields. */
  readonly errors: readonly FieldError[];

  constructor({ kind, status, code, message = '', errors = [], cause }: ApiFailureFacts) {
    super(message, { cause });
    this.kind = kind;
    this.status = status ?? null;
    this.code = code ?? null;
    this.errors = errors;
  }
}

/** Tells whether the API itself has refused, so that certainly nothing was changed. */
export const isRefusal = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code !== null && failure.code !== 'internal';
