import type { Endpoint } from '@carwash/domain/api/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/api/endpoints';
import express, { type Express, type RequestHandler, Router } from 'express';
import type { Auth } from 'firebase-admin/auth';
import { answerError } from './answer-error.ts';
import { ApiError } from './api-error.ts';
import type { Handler, Handlers } from './handler.ts';
import { serveEndpoint } from './serve-endpoint.ts';

const bodyLimitBytes = 100 * 1024;

/** Cloud Functions reads bodies before Express sees them, without this limit. */
const bytesRead = (request: object): number =>
  'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody.length : 0;

const refuseLargeBodies: RequestHandler = (request, _response, next) => {
  const bytes = Math.max(Number(request.headers['content-length'] ?? 0), bytesRead(request));
  if (bytes > bodyLimitBytes) {
    throw new ApiError('too_large', 'The request is too large.');
  }
  next();
};

function createRouter<Context>(handlers: Handlers<Context>, auth: Auth, context: Context): Router {
  const router = Router();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const handler = handlers[name] as unknown as Handler<Context, Endpoint>;
    const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
    router[method](endpoint.path, serveEndpoint(endpoint, handler, auth, context));
  }
  return router;
}

/** The whole HTTP API as an Express app. `context` is handed to every handler. */
export function createApp<Context>(
  handlers: Handlers<Context>,
  auth: Auth,
  context: Context,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(refuseLargeBodies);
  app.use(express.json({ limit: bodyLimitBytes }));
  app.use(express.urlencoded({ extended: false, limit: bodyLimitBytes }));
  // Hosting forwards /api/...; the function's own address has no prefix.
  app.use(['/api', '/'], createRouter(handlers, auth, context));
  app.use(() => {
    throw new ApiError('not_found', 'There is no such address.');
  });
  app.use(answerError);
  return app;
}
