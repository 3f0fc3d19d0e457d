import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFirestoreGateway } from './firestore-gateway.ts';

/** Speaks as the emulator does: names the channel, keeps what it sends open, takes everything else. */
class Emulator {
  readonly asked: { url: URL; body: string }[] = [];
  readonly sending: ServerResponse[] = [];
  readonly server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://emulator');
    this.asked.push({ url, body: await text(request) });
    if (url.searchParams.get('RID') === 'rpc') {
      this.sending.push(response.writeHead(200));
      response.write('first');
    } else if (url.pathname.endsWith('/channel') && !url.searchParams.has('SID')) {
      response.end('23\n[[0,["c","the-sid","",8,12,30000]]]');
    } else response.end('ok');
  });

  /** What pages, or the gateway for them, have sent on the channel after it was opened. */
  get sent(): string[] {
    return this.asked
      .filter(({ url }) => url.searchParams.has('SID') && url.searchParams.get('RID') !== 'rpc')
      .map(
        ({ url, body }) =>
          url.searchParams.get('TYPE') ?? new URLSearchParams(body).get('req0___data__') ?? '',
      );
  }
}

const listenOn = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const database = 'projects/demo/databases/(default)';
const removal = JSON.stringify({ database, removeTarget: 2 });

let emulator: Emulator;
let gateway: Server;
let base: string;

beforeEach(async () => {
  emulator = new Emulator();
  const firestore = await listenOn(emulator.server);
  gateway = await startFirestoreGateway({ firestore, firestoreGateway: 0 });
  base = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});

afterEach(() => {
  for (const { server } of [emulator, { server: gateway }]) {
    server.close();
    server.closeAllConnections();
  }
});

const channel = (parameters: Record<string, string>) =>
  `${base}/google.firestore.v1.Firestore/Listen/channel?${new URLSearchParams({ VER: '8', database, ...parameters })}`;

const open = () =>
  fetch(channel({ RID: '10' }), {
    method: 'POST',
    body: new URLSearchParams({
      count: '1',
      ofs: '0',
      req0___data__: JSON.stringify({ database, addTarget: { targetId: 2 } }),
    }),
  });

/** A page that receives, until it is left. */
async function receive(): Promise<() => void> {
  const page = new AbortController();
  const answer = await fetch(channel({ RID: 'rpc', SID: 'the-sid' }), { signal: page.signal });
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  return () => page.abort();
}

test('passes on what it does not have to know', async () => {
  const answer = await fetch(`${base}/v1/projects?x=1`, { method: 'POST', body: 'hello' });
  expect(await answer.text()).toBe('ok');
  expect(emulator.asked).toMatchObject([{ body: 'hello' }]);
  expect(emulator.asked[0]?.url.search).toBe('?x=1');
});

test('the channel is opened by the emulator, and what it sends arrives at once', async () => {
  expect(await (await open()).text()).toContain('the-sid');
  const leave = await receive();
  expect(emulator.sent).toEqual([]);
  leave();
});

test('what a page listened to is stopped once it is gone', async () => {
  await open();
  const leave = await receive();
  leave();
  await expect.poll(() => emulator.sent, { timeout: 10_000 }).toEqual([removal, 'terminate']);
  const [goodbye, end] = emulator.asked.slice(-2);
  expect(goodbye?.url.searchParams.get('RID')).toBe('11');
  expect(end?.url.searchParams.get('RID')).toBe('12');
});

test('a page that only renews its connection goes on', async () => {
  await open();
  const leaveFirst = await receive();
  const leaveSecond = await receive();
  leaveFirst();
  await expect.poll(() => emulator.sending[0]?.destroyed).toBe(true);
  await fetch(channel({ RID: '11', SID: 'the-sid' }), {
    method: 'POST',
    body: new URLSearchParams({ count: '1', ofs: '1', req0___data__: removal }),
  });
  expect(emulator.sent).toEqual([removal]);
  leaveSecond();
});

test('a page that ends its channel itself is believed', async () => {
  await open();
  await receive();
  await fetch(channel({ RID: '11', SID: 'the-sid', TYPE: 'terminate' }), { method: 'POST' });
  // The gateway's own, and then the page's.
  expect(emulator.sent).toEqual([removal, 'terminate', 'terminate']);
});

test('without an emulator the connection ends', async () => {
  emulator.server.close();
  emulator.server.closeAllConnections();
  await expect(open()).rejects.toThrow('fetch failed');
});
