import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

/** What one request is known by in the log. */
const requestIds = new AsyncLocalStorage<string>();

export const currentRequestId = (): string | undefined => requestIds.getStore();

type Facts = Record<string, string | number | undefined>;

/** Writes one structured line, as Cloud Logging reads it. Never pass tokens, passwords or keys. */
function write(severity: 'INFO' | 'ERROR', message: string, facts: Facts): void {
  const line = JSON.stringify({ severity, message, requestId: currentRequestId(), ...facts });
  if (severity === 'ERROR') console.error(line);
  else console.info(line);
}

export function logError(message: string, error: unknown, facts: Facts = {}): void {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  write('ERROR', message, { ...facts, cause });
}

/** The path of a request, without its query and without emails. */
export const loggedPath = ({ path }: Request): string =>
  path.replace(/[^/]*(?:@|%40)[^/]*/gi, ':email');

/**
 * One line for every request, when it has been answered or its caller has gone. The path goes without
 * its query and without emails, which are nobody's business.
 */
export const logRequests: RequestHandler = (request, response, next) => {
  const began = performance.now();
  const requestId = randomUUID();
  const { method } = request;
  const path = loggedPath(request);
  // The connection closes outside of what the request started, so the id is named.
  response.once('close', () => {
    const message = response.writableFinished ? 'request' : 'request given up by its caller';
    const durationMs = Math.round(performance.now() - began);
    write('INFO', message, { requestId, method, path, status: response.statusCode, durationMs });
  });
  requestIds.run(requestId, next);
};
