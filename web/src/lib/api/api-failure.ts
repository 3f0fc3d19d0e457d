import { type ErrorCode, errorStatuses, type FieldError } from '@carwash/domain/endpoint/errors';
import { array, object, string } from 'yup';

/**
 * http: the API answered with an error status. The others never reached an understandable answer:
 * too slow, no connection, or an answer that is not what was agreed.
 */
export type ApiFailureKind = 'http' | 'TIMEOUT_ERROR' | 'FETCH_ERROR' | 'PARSING_ERROR';

interface ApiFailureFacts {
  kind: ApiFailureKind;
  status?: number;
  code?: ErrorCode;
  message?: string;
  errors?: FieldError[];
  cause?: unknown;
}

/** Every way in which a call can fail, except being aborted by its caller. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly kind: ApiFailureKind;
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  readonly code: ErrorCode | null;
  /** What is wrong with which field. */
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

/** An answer with an error status. Its body says more when it is the API's own. */
export function httpFailure(status: number, body: unknown): ApiFailure {
  const ownBody = errorAnswerSchema.isValidSync(body, { strict: true }) ? body : {};
  return new ApiFailure({ kind: 'http', status, ...ownBody });
}
