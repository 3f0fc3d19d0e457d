import type { Endpoint } from '@carwash/domain/api/endpoint';
import { maxImageBytes } from '@carwash/domain/api/image-endpoints';
import { contentTypes } from '@carwash/domain/api/open-api-inputs';
import type { Request } from 'express';
import { ApiError, badInput } from './api-error.ts';
import type { ApiRequest, Caller } from './handler.ts';
import { readUpload } from './read-upload.ts';
import { pickKnown, validateInput, validateQuery } from './validate-input.ts';

const hasBody = (request: Request): boolean =>
  Number(request.headers['content-length'] ?? 0) > 0 ||
  request.headers['transfer-encoding'] !== undefined;

function readBody({ accepts, body }: Endpoint, request: Request): unknown {
  if (accepts === 'image' || !hasBody(request)) return {};
  if (!request.is(contentTypes[accepts])) {
    throw new ApiError('unsupported_media_type', `Send ${contentTypes[accepts]}.`);
  }
  return accepts === 'form' ? pickKnown(body, request.body) : request.body;
}

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
 * Everything that a handler is given, checked against the endpoint's schemas.
 * @throws ApiError bad_input, unsupported_media_type, too_large
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  caller: Caller | null,
): Promise<ApiRequest<Endpoint>> {
  const isUpload = endpoint.accepts === 'image';
  return {
    caller: caller as ApiRequest<Endpoint>['caller'],
    params: validateInput(endpoint.params, { ...request.params }),
    query: validateQuery(endpoint.query, { ...request.query }),
    body: validateInput(endpoint.body, readBody(endpoint, request)),
    file: (isUpload ? await readUpload(request, maxImageBytes) : null) as never,
    idempotencyKey: readIdempotencyKey(request),
  };
}
