import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers by which the framework recognises that a request has a body. */
const bodyHeaders = ['content-length', 'transfer-encoding'] as const;

interface Original {
  url: string | undefined;
  headers: Pick<IncomingHttpHeaders, (typeof bodyHeaders)[number]>;
}

const originals = new WeakMap<IncomingMessage, Original>();

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function hide(request: IncomingMessage): void {
  const { url = '/', headers } = request;
  const [length, encoding] = [headers['content-length'], headers['transfer-encoding']];
  originals.set(request, {
    url,
    headers: {
      ...(length !== undefined && { 'content-length': length }),
      ...(encoding !== undefined && { 'transfer-encoding': encoding }),
    },
  });
  for (const header of bodyHeaders) delete headers[header];
  if (!isDecodable(url)) request.url = '/';
}

/**
 * The functions framework decompresses and parses every body, up to a gigabyte, and decodes every
 * address before it calls us. If that fails, it sends an HTML error page. This function removes the
 * body headers and invalid addresses from each request before the framework sees them, so that our own
 * body readers, with our own limits, read the body first. Node publishes the event before any handler
 * runs. A function that gets events instead of calls needs the framework to read them; only Google sends
 * those.
 */
export function hideRequestsFromFramework(): void {
  if (process.env.FUNCTION_SIGNATURE_TYPE === 'cloudevent') return;
  subscribe('http.server.request.start', (message) => {
    hide((message as { request: IncomingMessage }).request);
  });
}

/** Restores the original headers and address of a request. */
export function restoreRequest<Request extends IncomingMessage>(request: Request): Request {
  const original = originals.get(request);
  if (original) {
    request.url = original.url;
    Object.assign(request.headers, original.headers);
  }
  return request;
}
