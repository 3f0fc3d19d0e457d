import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

export const host = '127.0.0.1';

function ask({ url: path, method, headers }: IncomingMessage, port: number): ClientRequest {
  // Uncompressed, so that the answer can be read on its way.
  const { host: _host, 'accept-encoding': _encoding, ...kept } = headers;
  // A connection that is kept may end just when it is used again.
  return request({ host, port, path, method, headers: kept, agent: false });
}

const answerTo = (asked: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve);
    asked.on('error', reject);
  });

/**
 * Asks another server of this machine what a browser has asked, to the end, also when the browser is
 * gone.
 * @param body what has been read of the request
 * @returns the answer; rejects when none comes
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

/** Gives the browser an answer as it comes. Rejects when either side goes. */
export async function giveAnswer(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  // What is sent rarely is not to wait for what comes with it.
  outgoing.flushHeaders();
  await pipeline(answer, outgoing);
}

/**
 * Asks another server of this machine what a browser asks, and gives it the answer, each as it comes.
 * When the browser is gone, so is the request. Rejects when either side goes.
 * @param look sees the answer before the browser is given it
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
