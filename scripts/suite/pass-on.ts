import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

export interface PassedOn {
  request: ClientRequest;
  /** Rejects when none comes. */
  answer: Promise<IncomingMessage>;
}

/**
 * Asks another server of this machine what a browser has asked.
 * @param body what has been read of the request already; without it, the request is read
 */
export function passOn(incoming: IncomingMessage, port: number, body?: Buffer): PassedOn {
  // Uncompressed, so that the answer can be read on its way.
  const { host, 'accept-encoding': _, ...headers } = incoming.headers;
  const { url: path, method } = incoming;
  // A connection that is kept may end just when it is used again.
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve);
    asked.on('error', reject);
  });
  if (body) asked.end(body);
  else incoming.pipe(asked);
  return { request: asked, answer };
}

/** Gives the browser an answer as it comes. Rejects when either side goes. */
export async function giveAnswer(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  // What is sent rarely is not to wait for what comes with it.
  outgoing.flushHeaders();
  await pipeline(answer, outgoing);
}
