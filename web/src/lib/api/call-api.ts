import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { endpoints } from '@carwash/domain/endpoints';
import { object } from 'yup';
import { noteAnswer } from './answer-facts';
import { ApiFailure } from './api-failure';
import { apiPath } from './api-path';
import type { CallAnswer, CallName, CallOptions } from './call-options';
import { callSession } from './call-session';
import { httpFailure } from './http-failure';
import {
  type ApiAnswer,
  type ApiRequest,
  callTimeoutMs,
  parseJson,
  sendRequest,
} from './send-request';

/**
 * Sends one request, once, as `sendRequest` does, and reports the progress, which fetch cannot.
 * @param onProgress called with the share of the body that has been sent, 0 to 1
 * @throws ApiFailure TIMEOUT_ERROR or FETCH_ERROR; the reason of `signal` when the caller aborted.
 */
async function sendUpload(
  address: string,
  { method, headers, body }: ApiRequest,
  signal: AbortSignal | undefined,
  onProgress: (share: number) => void,
): Promise<ApiAnswer> {
  signal?.throwIfAborted();
  const askedAt = Date.now();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.timeout = callTimeoutMs;
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);

    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        noteAnswer({ get: (name) => request.getResponseHeader(name) }, askedAt);
      } catch (failure) {
        return reject(failure);
      }
      resolve({ status: request.status, body: parseJson(request.responseText) });
    };
    request.onerror = () => reject(new ApiFailure({ kind: 'FETCH_ERROR' }));
    request.ontimeout = () => reject(new ApiFailure({ kind: 'TIMEOUT_ERROR' }));
    request.onabort = () => reject(signal?.reason);
    request.send(body);
  });
}

interface Payload {
  content: string | FormData | null;
  contentType: string | null;
}

/**
 * Returns the request body with its content type. Multipart forms get theirs from the browser, which sets the
 * boundary.
 */
function payloadOf({ body, file }: { body?: unknown; file?: Blob | undefined }): Payload {
  if (file) {
    const form = new FormData();
    form.set('image', file);
    return { content: form, contentType: null };
  }
  if (body === undefined) return { content: null, contentType: null };
  return { content: JSON.stringify(body), contentType: 'application/json' };
}

/** Returns the parsed `data`, or `{ data, ... }` where the endpoint has `meta`. */
function parseAnswer({ data, meta }: Endpoint, status: number, body: unknown): unknown {
  try {
    const schema = (meta ?? object()).shape({ data });
    const answer = schema.validateSync(Object(body), { stripUnknown: true });
    return meta ? answer : answer.data;
  } catch (cause) {
    throw new ApiFailure({ kind: 'PARSING_ERROR', status, cause });
  }
}

/**
 * Calls the API, as the signed-in user if there is one, and resolves to the parsed `data`, or to `{
 * data, meta }` and the like where the endpoint has `meta`. Never retries and never shows a
 * message: that is up to the caller. When the API no longer accepts the session, the session is
 * ended here, and the guards redirect.
 * @throws ApiFailure; the reason of `signal` when the caller aborted.
 */
export async function callApi<Name extends CallName>(
  name: Name,
  { params, query, body, file, onProgress, idempotencyKey, signal }: CallOptions<Name>,
): Promise<CallAnswer<Name>> {
  const endpoint: Endpoint = endpoints[name];
  const { headers, endIfRefused } = await callSession();
  const { content, contentType } = payloadOf({ body, file });
  const address = apiPath(endpoint.path, params, query);
  const request: ApiRequest = {
    method: endpoint.method,
    headers: {
      ...(contentType && { 'Content-Type': contentType }),
      ...headers,
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: content,
  };
  const answer = onProgress
    ? await sendUpload(address, request, signal, onProgress)
    : await sendRequest(address, request, signal);
  endIfRefused(answer);
  if (answer.status < 200 || answer.status >= 300) throw httpFailure(answer.status, answer.body);
  return parseAnswer(endpoint, answer.status, answer.body) as CallAnswer<Name>;
}
