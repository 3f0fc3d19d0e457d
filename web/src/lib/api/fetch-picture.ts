import type { ParamsOf, QueryOf } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@carwash/domain/endpoints';
import { ApiFailure } from './api-failure';
import { apiPath } from './api-path';
import { callSession } from './call-session';
import { httpFailure } from './http-failure';
import { callTimeoutMs, parseJson } from './send-request';

/** The endpoints that answer with a picture for signed-in people, which an `img` could not ask for. */
type PictureName = {
  [Name in EndpointName]: Endpoints[Name] extends { response: 'image'; auth: 'anyRole' }
    ? Name
    : never;
}[EndpointName];

interface PictureOptions<Name extends PictureName> {
  params: ParamsOf<Endpoints[Name]>;
  query: QueryOf<Endpoints[Name]>;
  signal: AbortSignal;
}

/**
 * Loads a picture of the API as the signed-in user.
 * @throws ApiFailure; the reason of `signal` when the caller aborted
 */
export async function fetchPicture<Name extends PictureName>(
  name: Name,
  { params, query, signal }: PictureOptions<Name>,
): Promise<Blob> {
  const { method, path } = endpoints[name];
  const { headers, endIfRefused } = await callSession();
  const timeout = AbortSignal.timeout(callTimeoutMs);
  try {
    const response = await fetch(apiPath(path, params, query), {
      method,
      headers,
      signal: AbortSignal.any([timeout, signal]),
    });
    if (response.ok) return await response.blob();
    const body = parseJson(await response.text());
    endIfRefused({ status: response.status, body });
    throw httpFailure(response.status, body);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof ApiFailure) throw cause;
    throw new ApiFailure({ kind: timeout.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', cause });
  }
}
