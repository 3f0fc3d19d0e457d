import { createServer, type IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { relay } from '../../../../scripts/suite/proxy.ts';
import { close, listen } from '../../../support/servers.ts';
import { firestoreCalls } from './firestore-connection.ts';

/** How a listener is told of one document. */
const documentTold = '"documentChange"';

export interface ReadCounter {
  /** Documents that the page was told since the last `reset`, each a read that is paid for. */
  count: () => number;
  /** When the last of them came, in milliseconds of `performance.now()`. */
  lastAt: () => number;
  reset: () => void;
}

/**
 * Stands between a page and its way to Firestore from now on, passes everything on, and counts the
 * documents in what is answered, until the page is closed.
 */
export async function countReads(page: Page): Promise<ReadCounter> {
  let documents = 0;
  let lastAt = 0;
  let firestorePort = 0;

  const count = (answer: IncomingMessage) => {
    let rest = '';
    answer.on('data', (chunk) => {
      const text = rest + chunk;
      const found = text.split(documentTold).length - 1;
      documents += found;
      if (found > 0) lastAt = performance.now();
      // Nothing is counted twice; a match that is cut in two is counted with the next chunk.
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
  const { port } = new URL(await listen(server));
  await page.route(firestoreCalls, (route) => {
    const address = new URL(route.request().url());
    firestorePort = Number(address.port);
    address.port = port;
    return route.continue({ url: address.href });
  });
  page.once('close', () => void close(server));
  return {
    count: () => documents,
    lastAt: () => lastAt,
    reset: () => {
      documents = 0;
      lastAt = performance.now();
    },
  };
}
