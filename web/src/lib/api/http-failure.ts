import { type ErrorCode, errorStatuses } from '@carwash/domain/endpoint/errors';
import { array, object, string } from 'yup';
import { ApiFailure } from './api-failure';

const codes = Object.keys(errorStatuses).filter((key): key is ErrorCode => key in errorStatuses);

const errorAnswerSchema = object({
  message: string().required(),
  code: string().oneOf(codes).required(),
  errors: array()
    .of(object({ path: string().defined(), message: string().required() }).required())
    .optional(),
});

/** Returns the failure for an error status. Uses the code and the message of the body if the API wrote it. */
export function httpFailure(status: number, body: unknown): ApiFailure {
  const ownBody = errorAnswerSchema.isValidSync(body, { strict: true }) ? body : {};
  return new ApiFailure({ kind: 'http', status, ...ownBody });
}
