import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

/** The id of the current request in the log. */
const requestIds = new AsyncLocalStorage<string>();

export const currentRequestId = (): string | undefined => requestIds.getStore();

type Facts = Record<string, string | number | undefined>;

/** Writes one structured line in the format of Cloud Logging. Never pass tokens, passwords or keys. */
function write(severity: 'INFO' | 'ERROR', message: string, facts: Facts): void {
  const line = JSON.stringify({ severity, message, requestId: currentRequestId(), ...facts });
  if (severity === 'ERROR') console.error(line);
  else console.info(line);
}

/** Logs facts about work that went well. Never pass addresses, tokens or keys. */
export const logInfo = (message: string, facts: Facts): void => write('INFO', message, facts);

/** Logs an unexpected error with its stack. Never pass addresses, tokens or keys in `facts`. */
export function logError(message: string, error: unknown, facts: Facts = {}): void {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  write('ERROR', message, { ...facts, cause });
}

/**
 * Returns the path of a request without its query, and with emails and calendar tokens replaced. Segments are searched
 * one by one, because a pattern for the whole path would take quadratic time for a long one.
 */
export const loggedPath = ({ path }: Pick<Request, 'path'>): string =>
  path
    .split('/')
    .map((segment) => (/@|%40/.test(segment) ? ':email' : segment))
    .join('/')
    .replace(/(\/calendar\/).+/i, '$1:token');

/**
 * Logs one line per request, after the response was sent or the client has disconnected. Query,
 * emails and calendar tokens are left out for privacy.
 */
export const logRequests: RequestHandler = (request, response, next) => {
  const began = performance.now();
  const requestId = randomUUID();
  const { method } = request;
  const path = loggedPath(request);
  // The close event runs outside of the request's async context, so the id is passed explicitly.
  response.once('close', () => {
    const message = response.writableFinished ? 'request' : 'request given up by its caller';
    const durationMs = Math.round(performance.now() - began);
    write('INFO', message, { requestId, method, path, status: response.statusCode, durationMs });
  });
  requestIds.run(requestId, next);
};
