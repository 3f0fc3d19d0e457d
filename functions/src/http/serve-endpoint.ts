import type { Endpoint } from '@carwash/domain/api/endpoint';
import type { Request, RequestHandler, Response } from 'express';
import type { Auth } from 'firebase-admin/auth';
import { ApiError } from './api-error.ts';
import { authenticate } from './authenticate.ts';
import type { ApiRequest, Handler } from './handler.ts';
import { pickKnown, validateInput } from './validate-input.ts';

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const;

const hasBody = (request: Request): boolean =>
  Number(request.headers['content-length'] ?? 0) > 0 ||
  request.headers['transfer-encoding'] !== undefined;

function readBody(endpoint: Endpoint, request: Request): unknown {
  if (!hasBody(request)) return {};
  if (!request.is(contentTypes[endpoint.accepts])) {
    throw new ApiError('unsupported_media_type', `Send ${contentTypes[endpoint.accepts]}.`);
  }
  return endpoint.accepts === 'form' ? pickKnown(endpoint.body, request.body) : request.body;
}

function readIdempotencyKey(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    const message = 'Idempotency-Key must have 1 to 200 visible ASCII characters';
    throw new ApiError('bad_input', message, [{ path: 'Idempotency-Key', message }]);
  }
  return key;
}

function send(endpoint: Endpoint, response: Response, answer: unknown): void {
  response.set('cache-control', 'no-store');
  if (endpoint.answers === 'redirect') {
    response.redirect(303, (answer as { redirectTo: string }).redirectTo);
  } else {
    response.json({ success: true, data: answer });
  }
}

/** The one wrapper around every handler: token, role, schemas, answer. Errors go to `answerError`. */
export const serveEndpoint =
  <Context>(
    endpoint: Endpoint,
    handler: Handler<Context, Endpoint>,
    auth: Auth,
    context: Context,
  ): RequestHandler =>
  async (request, response) => {
    const caller = await authenticate(auth, endpoint.who, request.get('authorization'));
    const input: ApiRequest<Endpoint> = {
      caller: caller as ApiRequest<Endpoint>['caller'],
      params: validateInput(endpoint.params, { ...request.params }),
      body: validateInput(endpoint.body, readBody(endpoint, request)),
      idempotencyKey: readIdempotencyKey(request),
    };
    send(endpoint, response, await handler(input, context));
  };
