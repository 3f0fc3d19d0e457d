import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { endpoints } from '@carwash/domain/endpoints';
import { object } from 'yup';
import { ApiFailure } from './api-failure';
import { apiPath } from './api-path';
import type { CallAnswer, CallName, CallOptions } from './call-options';
import { callSession } from './call-session';
import { httpFailure } from './http-failure';
import { type ApiRequest, sendRequest } from './send-request';
import { sendUpload } from './send-upload';

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
