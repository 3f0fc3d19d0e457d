import { createServer, type IncomingMessage } from 'node:http';
import { relay } from '../../scripts/suite/proxy.ts';

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
 * Stands between browsers and their way to Firestore, passes everything on, and counts the documents
 * in what is answered.
 */
export async function countReads(port: number, firestorePort: number): Promise<ReadCounter> {
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

  const server = createServer(async (incoming, outgoing) => {
    try {
      await relay(incoming, outgoing, firestorePort, count);
    } catch {
      outgoing.destroy();
    }
  });
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
