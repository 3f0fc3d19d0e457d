import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { maxImageBytes } from '@carwash/domain/images/endpoints';
import express, { type Express, type RequestHandler, Router } from 'express';
import { ApiError } from '../errors/api-error.ts';
import { logRequests } from '../errors/log.ts';
import { answerError } from './answer-error.ts';
import type { Profiles } from './authenticate.ts';
import type { Handler, Handlers } from './handler.ts';
import { bodyLimitBytes, textLimitBytes } from './read-body.ts';
import { safeHeaders } from './safe-headers.ts';
import { type CallGuards, serveEndpoint } from './serve-endpoint.ts';

/** Maximum picture size plus the overhead of a multipart form. */
const uploadLimitBytes = maxImageBytes + 64 * 1024;

const limitBytes: Record<Endpoint['accepts'], number> = {
  json: bodyLimitBytes,
  form: bodyLimitBytes,
  image: uploadLimitBytes,
  text: textLimitBytes,
};

/** Refuses a body that is too large before anything is read. */
const refuseLargeBodies =
  ({ accepts }: Endpoint): RequestHandler =>
  (request, _response, next) => {
    const bytes = Number(request.headers['content-length'] ?? 0);
    if (bytes > limitBytes[accepts]) throw new ApiError('too_large', 'The request is too large.');
    next();
  };

/** Sets the default headers of every response, including errors. */
const setHeaders =
  (headers: Record<string, string>): RequestHandler =>
  (_request, response, next) => {
    response.set({
      ...safeHeaders,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...headers,
    });
    next();
  };

interface AppParts<Context extends Profiles> extends CallGuards {
  /** Handlers of the endpoints that the app serves. */
  handlers: Partial<Handlers<Context, EndpointName>>;
  /** Dependencies that are passed to every handler. */
  context: Context;
  /** Headers of every answer, in addition to the safe ones. */
  headers?: Record<string, string>;
}

function createRouter<Context extends Profiles>({ handlers, ...parts }: AppParts<Context>): Router {
  const router = Router();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const handler = handlers[name] as unknown as Handler<Context, Endpoint> | undefined;
    if (!handler) continue;
    const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
    router[method](
      endpoint.path,
      refuseLargeBodies(endpoint),
      serveEndpoint(endpoint, handler, parts),
    );
  }
  return router;
}

/** Returns the HTTP API, or a part of it, as an Express app. */
export function createApp<Context extends Profiles>(parts: AppParts<Context>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  // Makes request.ip the address that the front end saw, whatever the client sent.
  app.set('trust proxy', 1);
  app.use(logRequests);
  app.use(setHeaders(parts.headers ?? {}));
  // Serves both addresses, because Hosting forwards /api/... but the function's own address has no prefix.
  app.use(['/api', '/'], createRouter(parts));
  app.use(() => {
    throw new ApiError('not_found', 'There is no such address.');
  });
  app.use(answerError);
  return app;
}
