import { type ErrorCode, errorStatuses, type FieldError } from '@carwash/domain/endpoint/errors';
import { array, object, string } from 'yup';

/**
 * http: the API answered with an error status. Otherwise there was no valid answer: time-out, no
 * connection, or a body that does not match the endpoint's schema.
 */
type ApiFailureKind = 'http' | 'TIMEOUT_ERROR' | 'FETCH_ERROR' | 'PARSING_ERROR';

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

const codes = Object.keys(errorStatuses).filter((key): key is ErrorCode => key in errorStatuses);

const errorAnswerSchema = object({
  message: string().required(),
  code: string().oneOf(codes).required(),
  errors: array()
    .of(object({ path: string().defined(), message: string().required() }).required())
    .optional(),
});

/**
 * The failure for an error status. Uses the code and the message of the body if the API wrote it.
 */
export function httpFailure(status: number, body: unknown): ApiFailure {
  const ownBody = errorAnswerSchema.isValidSync(body, { strict: true }) ? body : {};
  return new ApiFailure({ kind: 'http', status, ...ownBody });
}
