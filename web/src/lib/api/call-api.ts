import type { BodyOf, DataOf, ParamsOf } from '@carwash/domain/api/endpoint';
import { type EndpointName, type Endpoints, endpoints } from '@carwash/domain/api/endpoints';
import type { AnyObjectSchema, InferType } from 'yup';
import { session } from '../session/session.ts';
import { sessionToken } from '../session/session-token.ts';
import { ApiFailure, httpFailure } from './api-failure.ts';
import { apiPath } from './api-path.ts';
import { sendRequest } from './send-request.ts';

/** The endpoints that answer with JSON: the others are called by a browser posting a form. */
export type CallName = {
  [Name in EndpointName]: Endpoints[Name]['answers'] extends 'json' ? Name : never;
}[EndpointName];

type Part<Key extends string, Value> = keyof Value extends never
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value };

export type CallOptions<Name extends CallName> = Part<'params', ParamsOf<Endpoints[Name]>> &
  Part<'body', BodyOf<Endpoints[Name]>> & {
    /** Makes a repeated call lead to the first one's result. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };

/** @throws ApiFailure FETCH_ERROR when a token is needed and cannot be fetched. */
async function tokenForCall(): Promise<string | null> {
  try {
    return await sessionToken();
  } catch (cause) {
    throw new ApiFailure({ kind: 'FETCH_ERROR', cause });
  }
}

function parseData<Schema extends AnyObjectSchema>(
  schema: Schema,
  status: number,
  body: unknown,
): InferType<Schema> {
  try {
    return schema.validateSync(Object(body).data, { stripUnknown: true });
  } catch (cause) {
    throw new ApiFailure({ kind: 'PARSING_ERROR', status, cause });
  }
}

/**
 * Calls the API, as the signed-in person if there is one, and answers with the parsed `data`. Never
 * repeats a call by itself, and never shows anything: whoever calls does. When the API no longer
 * accepts the session it ends here, and the guards do the rest.
 * @throws ApiFailure; the reason of `signal` when the caller aborted.
 */
export async function callApi<Name extends CallName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<DataOf<Endpoints[Name]>> {
  const { method, path, data } = endpoints[name];
  const token = await tokenForCall();
  const hasBody = method === 'POST';
  const { status, body } = await sendRequest(
    apiPath(path, options.params ?? {}),
    {
      method,
      credentials: 'include',
      headers: {
        ...(hasBody && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      },
      body: hasBody ? JSON.stringify(options.body ?? {}) : null,
    },
    options.signal,
  );
  if (status === 401 && token) void session.signOut();
  if (status < 200 || status >= 300) throw httpFailure(status, body);
  return parseData(data, status, body);
}
