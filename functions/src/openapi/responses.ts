import { bookingAnswerSchema } from '@carwash/domain/bookings/booking';
import { yardVisitSchema } from '@carwash/domain/bookings/yard-visit';
import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { type ErrorCode, errorStatuses } from '@carwash/domain/endpoint/errors';
import { transactionAnswerSchema } from '@carwash/domain/payments/transaction';
import { reviewAnswerSchema } from '@carwash/domain/reviews/endpoints';
import { listedServiceSchema, serviceSchema } from '@carwash/domain/services/service';
import { slotAnswerSchema } from '@carwash/domain/slots/slot';
import { userAnswerSchema } from '@carwash/domain/users/user';
import { type AnySchema, object } from 'yup';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { errorsOf, successStatusOf } from './statuses-of.ts';

type Json = Record<string, unknown>;

/** Entities that occur in many responses, with their names. */
export const entityNames: ReadonlyMap<AnySchema, string> = new Map<AnySchema, string>([
  [userAnswerSchema, 'User'],
  [serviceSchema, 'Service'],
  [listedServiceSchema, 'ListedService'],
  [slotAnswerSchema, 'Slot'],
  [bookingAnswerSchema, 'Booking'],
  [yardVisitSchema, 'YardVisit'],
  [transactionAnswerSchema, 'Transaction'],
  [reviewAnswerSchema, 'Review'],
]);

const answerSchema = (schema: AnySchema): JsonSchema => jsonSchemaOf(schema, 'answer', entityNames);

/** The general meaning of each status. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad input: every offending field is listed.',
  401: 'No token, or one that is not valid any more.',
  403: 'The caller may not do this.',
  404: 'There is no such thing, or it is not the caller’s to see.',
  409: 'The state of things does not allow it.',
  413: 'The request is too large.',
  415: 'The content is not of the type that the call takes.',
  429: 'Too many calls. Try again after Retry-After seconds.',
  500: 'An unexpected error. The log knows it by requestId.',
  502: 'The payment provider does not answer.',
  503: 'Too much work at the moment. Try again after Retry-After seconds.',
};

/** The schema of every error response. */
export const errorSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence that can be shown to a person.' },
    code: { type: 'string', enum: Object.keys(errorStatuses) },
    errors: {
      type: 'array',
      description: 'What is wrong with which field.',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
    requestId: { type: 'string', description: 'On unexpected errors: what to ask about.' },
  },
  required: ['success', 'message', 'code'],
};

const retryAfter = {
  'Retry-After': { description: 'Seconds.', required: true, schema: { type: 'integer' } },
};

/** Statuses whose answers say when the call may be repeated. */
const retriedLater: ReadonlySet<number> = new Set([
  errorStatuses.rate_limited,
  errorStatuses.overloaded,
]);

const errorResponse = (status: number, codes: ErrorCode[]): Json => ({
  description: `${statusTexts[status] ?? 'The call failed.'} ${codes.map((code) => `\`${code}\``).join(', ')}`,
  ...(retriedLater.has(status) && { headers: retryAfter }),
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
      },
      example: {
        success: false,
        message: statusTexts[status] ?? 'The call failed.',
        code: codes[0],
      },
    },
  },
});

/** The schema of the envelope around every successful JSON response. */
function envelopeOf({
  data,
  meta,
  message,
}: Pick<Endpoint, 'data' | 'meta' | 'message'>): JsonSchema {
  const rest = answerSchema(meta ?? object({}));
  return {
    type: 'object',
    properties: {
      success: { const: true },
      ...(message !== undefined && { message: { type: 'string', const: message } }),
      data: answerSchema(data),
      ...rest.properties,
    },
    required: ['success', ...(message ? ['message'] : []), 'data', ...(rest.required ?? [])],
  };
}

const successResponses: Record<Endpoint['response'], (endpoint: Endpoint) => Json> = {
  json: (endpoint) => ({
    description: 'Done.',
    content: { 'application/json': { schema: envelopeOf(endpoint) } },
  }),
  redirect: () => ({
    description: 'On to the page that tells the customer how the payment went.',
    headers: { Location: { required: true, schema: { type: 'string', format: 'uri' } } },
  }),
  image: () => ({
    description: 'The picture, with an ETag by which it can be asked for again.',
    content: { 'image/webp': {} },
  }),
  csv: () => ({
    description: 'A file of comma-separated values, its first line the names of the columns.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  }),
  calendar: () => ({
    description: 'An iCalendar file, with an ETag by which it can be asked for again.',
    content: { 'text/calendar': { schema: { type: 'string' } } },
  }),
  document: () => ({
    description: 'The document itself, without an envelope.',
    content: { 'application/json': { schema: { type: 'object' } } },
  }),
};

/** All responses of a call by status. */
export const responsesOf = (endpoint: Endpoint): Json => ({
  [successStatusOf(endpoint)]: successResponses[endpoint.response](endpoint),
  ...Object.fromEntries(
    [...errorsOf(endpoint)].map(([status, codes]) => [status, errorResponse(status, codes)]),
  ),
});
