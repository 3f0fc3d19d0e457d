import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** By these the framework knows that a request has a body. */
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
 * The functions framework unpacks and parses every body, up to a gigabyte of it, and decodes every
 * address before it calls us; what it cannot read it answers itself, with a page of HTML. From now on
 * it sees requests without a body, and no address that it would trip over: our own readers, with our
 * own limits, are the first to touch them. Node tells of a request before anybody handles it.
 */
export function hideRequestsFromFramework(): void {
  subscribe('http.server.request.start', (message) => {
    hide((message as { request: IncomingMessage }).request);
  });
}

/** A request that was hidden, as it came. */
export function restoreRequest<Request extends IncomingMessage>(request: Request): Request {
  const original = originals.get(request);
  if (original) {
    request.url = original.url;
    Object.assign(request.headers, original.headers);
  }
  return request;
}
