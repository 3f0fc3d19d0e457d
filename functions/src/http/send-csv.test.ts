import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { answerError } from './answer-error.ts';
import { sendCsv } from './send-csv.ts';

/** More parts than connections and streams buffer for a slow client. */
const manyParts = 2000;
const part = `${'x'.repeat(64 * 1024 - 2)}\r\n`;

let server: Server;
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Returns a file of many parts. */
function openFile({ failsAt = Number.POSITIVE_INFINITY } = {}) {
  const read = { parts: 0, isOver: false };
  async function* write() {
    try {
      for (; read.parts < manyParts; read.parts += 1) {
        if (read.parts === failsAt) throw new Error('It cannot be read');
        yield part;
      }
    } finally {
      read.isOver = true;
    }
  }
  return { read, file: { fileName: 'a.csv', parts: write() } };
}

async function serve(file: Parameters<typeof sendCsv>[1]): Promise<string> {
  const app = express();
  app.get('/', (_request, response) => sendCsv(response, file));
  app.use(answerError);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Requests the file and resolves once the headers have arrived, without reading the body. */
const open = (address: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, resolve).on('error', reject);
  });

test('rows are read only as fast as the caller takes them', async () => {
  const { read, file } = openFile();
  const answer = await open(await serve(file));
  // Reading stops by itself once the buffers are full: two checks in a row then see the same number.
  let seen = -1;
  const newlyRead = () => {
    const before = seen;
    seen = read.parts;
    return seen - before;
  };
  await expect.poll(newlyRead, { interval: 200 }).toBe(0);
  expect(read.parts).toBeLessThan(manyParts);
  expect(read.isOver).toBe(false);
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  expect(bytes).toBe(manyParts * part.length);
  expect(read.isOver).toBe(true);
});

test('reading stops when the caller goes away, and nothing is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { read, file } = openFile();
  (await open(await serve(file))).destroy();
  await expect.poll(() => read.isOver).toBe(true);
  expect(read.parts).toBeLessThan(manyParts);
  expect(logged).not.toHaveBeenCalled();
});

test('a failure before the first part is answered as an error', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await fetch(await serve(openFile({ failsAt: 0 }).file));
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ success: false, code: 'internal' });
  expect(logged).toHaveBeenCalledOnce();
});

test('a failure after the first part cuts the connection and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await fetch(await serve(openFile({ failsAt: 3 }).file));
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(logged).toHaveBeenCalledOnce();
});
