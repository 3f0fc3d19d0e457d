import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** How a listener is told of one document. */
const documentTold = '"documentChange"';

export interface ReadCounter {
  /** Documents that browsers were told since the last `reset`, each a read that is paid for. */
  count: () => number;
  /** When the last of them came, in milliseconds of `performance.now()`. */
  lastAt: () => number;
  reset: () => void;
  close: () => void;
}

/**
 * Stands between browsers and the Firestore emulator, passes everything on, and counts the documents
 * in what the emulator answers.
 */
export async function countReads(port: number, emulator: URL): Promise<ReadCounter> {
  let documents = 0;
  let lastAt = 0;

  const count = (answer: IncomingMessage) => {
    let rest = '';
    answer.on('data', (chunk) => {
      const text = rest + chunk;
      const found = text.split(documentTold).length - 1;
      documents += found;
      if (found > 0) lastAt = performance.now();
      // What is found is not to be found again; what is cut in two, with the next chunk.
      rest = text.slice(text.lastIndexOf(documentTold) + 1).slice(-documentTold.length + 1);
    });
  };

  const passOn = (asked: IncomingMessage, given: ServerResponse) => {
    const { host, 'accept-encoding': _, ...headers } = asked.headers;
    const options = { method: asked.method, headers };
    const forwarded = request(new URL(asked.url ?? '/', emulator), options, (answer) => {
      given.writeHead(answer.statusCode ?? 502, answer.headers);
      count(answer);
      answer.pipe(given);
    });
    forwarded.on('error', () => given.destroy());
    given.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  };

  const server = createServer(passOn);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    count: () => documents,
    lastAt: () => lastAt,
    reset: () => {
      documents = 0;
      lastAt = performance.now();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
