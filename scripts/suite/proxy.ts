import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

export const host = '127.0.0.1';

function ask({ url: path, method, headers }: IncomingMessage, port: number): ClientRequest {
  // Asks for an uncompressed answer, so that the gateway can read it.
  const { host: _host, 'accept-encoding': _encoding, ...kept } = headers;
  // No connection is reused, because the server may close it at that time.
  return request({ host, port, path, method, headers: kept, agent: false });
}

const answerTo = (asked: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve);
    asked.on('error', reject);
  });

/**
 * Forwards a browser's request to another server on this machine. The request is completed even if the
 * browser closes its connection.
 * @param body the body of the request, which has been read already
 * @returns the answer; rejects when there is none
 */
export function proxyRequest(
  incoming: IncomingMessage,
  port: number,
  body: Buffer,
): Promise<IncomingMessage> {
  const asked = ask(incoming, port);
  asked.end(body);
  return answerTo(asked);
}

/** Streams an answer to the browser. Rejects when either side closes its connection. */
export async function giveAnswer(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  // Sent at once, because the headers would otherwise wait for the first part of the body, which may come
  // much later.
  outgoing.flushHeaders();
  await pipeline(answer, outgoing);
}

/**
 * Forwards a browser's request to another server on this machine, and the answer to the browser, both as
 * streams. When the browser closes its connection, the request is aborted. Rejects when either side
 * closes its connection.
 * @param look called with the answer before it is forwarded
 */
export async function relay(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  look: (answer: IncomingMessage) => void = () => {},
): Promise<void> {
  const asked = ask(incoming, port);
  outgoing.once('close', () => asked.destroy());
  incoming.pipe(asked);
  const answer = await answerTo(asked);
  look(answer);
  await giveAnswer(answer, outgoing);
}
