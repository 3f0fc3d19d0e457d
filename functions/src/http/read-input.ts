import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import type { Request } from 'express';
import { badInput } from '../errors/api-error.ts';
import { toApiError } from '../errors/to-api-error.ts';
import type { ApiRequest, Caller } from './handler.ts';
import { readBody } from './read-body.ts';
import { pickTexts, validateInput, validateQuery } from './validate-input.ts';

/** The input of a call without its file. */
export type ReadInput = Omit<ApiRequest<Endpoint>, 'file' | 'admit'>;

function readIdempotencyKey(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw badInput(
      'Idempotency-Key',
      'Idempotency-Key must have 1 to 200 visible ASCII characters',
    );
  }
  return key;
}

/**
 * Reads the input of a browser that returns from the card page. It is always redirected, even with invalid
 * input.
 */
async function readReturn(
  { query, body }: Endpoint,
  request: Request,
): Promise<Partial<ReadInput>> {
  const form = await readBody('form', request).catch((error: unknown) => {
    if (toApiError(error)) return {};
    throw error;
  });
  return {
    query: validateInput(query, pickTexts(query, request.query)),
    body: validateInput(body, pickTexts(body, form)),
    idempotencyKey: null,
  };
}

async function readCall(endpoint: Endpoint, request: Request): Promise<Partial<ReadInput>> {
  const { accepts, query, body, ignores, isRepeatable } = endpoint;
  const given = await readBody(accepts, request);
  return {
    query: validateQuery(query, { ...request.query }),
    body: validateInput(body, accepts === 'form' ? pickTexts(body, given) : given, ignores),
    idempotencyKey: isRepeatable ? readIdempotencyKey(request) : null,
  };
}

/**
 * Returns the input of a call, validated with the endpoint's schemas.
 * @throws ApiError bad_input, unsupported_media_type, too_large
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  caller: Caller | null,
): Promise<ReadInput> {
  const params = validateInput(endpoint.params, { ...request.params });
  const read = endpoint.response === 'redirect' ? readReturn : readCall;
  const given = await read(endpoint, request);
  return { caller, params, ...given } as ReadInput;
}
