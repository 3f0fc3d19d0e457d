import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeShape, type QueryShape } from '../indexes/query-shape.ts';
import { startFirestoreGateway } from './firestore-gateway.ts';

const timeoutMs = 2000;

/**
 * Stands in for the emulator: gives the channel its id, keeps the answers open through which a page
 * receives changes, and accepts every other request.
 */
class Emulator {
  readonly asked: { url: URL; body: string }[] = [];
  readonly sending: ServerResponse[] = [];
  /** No request is answered before this is resolved. */
  isReady = Promise.resolve();
  readonly server = createServer(async (request, response) => {
    const url = new URL(`http://emulator${request.url}`);
    this.asked.push({ url, body: await text(request) });
    await this.isReady;
    if (url.searchParams.get('RID') === 'rpc') {
      this.sending.push(response.writeHead(200));
      response.write('first');
    } else if (url.pathname.endsWith('/channel') && !url.searchParams.has('SID')) {
      response.end('23\n[[0,["c","the-sid","",8,12,30000]]]');
    } else response.end('ok');
  });

  /**
   * The messages that pages, or the gateway on their behalf, have sent on the channel since it was opened.
   */
  get sent(): string[] {
    return this.asked
      .filter(({ url }) => url.searchParams.has('SID') && url.searchParams.get('RID') !== 'rpc')
      .map(
        ({ url, body }) =>
          url.searchParams.get('TYPE') ?? new URLSearchParams(body).get('req0___data__') ?? body,
      );
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const database = 'projects/demo/databases/(default)';
const removal = JSON.stringify({ database, removeTarget: 2 });

let emulator: Emulator;
let gateway: Server;
let asked: string[];

const closeAll = (server: Server) => {
  server.close();
  server.closeAllConnections();
};

beforeEach(async () => {
  // Fake timers, so that the test does not wait for the timeout.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  emulator = new Emulator();
  await new Promise<void>((resolve) => {
    emulator.server.listen(0, '127.0.0.1', resolve);
  });
  asked = [];
  const onQuery = (shape: QueryShape) => asked.push(describeShape(shape));
  const ports = { firestore: portOf(emulator.server), firestoreGateway: 0 };
  gateway = await startFirestoreGateway(ports, { timeoutMs, onQuery });
});

afterEach(() => {
  closeAll(emulator.server);
  closeAll(gateway);
  vi.useRealTimers();
});

const at = (path: string) => `http://127.0.0.1:${portOf(gateway)}${path}`;

const channel = (parameters: Record<string, string>) =>
  at(
    `/google.firestore.v1.Firestore/Listen/channel?${new URLSearchParams({ VER: '8', database, ...parameters })}`,
  );

const form = (data: string, ofs = 0) =>
  new URLSearchParams({ count: '1', ofs: String(ofs), req0___data__: data });

const open = (signal?: AbortSignal) =>
  fetch(channel({ RID: '10', CVER: '22' }), {
    method: 'POST',
    body: form(JSON.stringify({ database, addTarget: { targetId: 2 } })),
    signal: signal ?? null,
  });

const send = (data: string) =>
  fetch(channel({ RID: '11', SID: 'the-sid' }), { method: 'POST', body: form(data, 1) });

/** Opens a page that receives changes. Returns a function that closes it. */
async function receive(): Promise<() => void> {
  const page = new AbortController();
  const answer = await fetch(channel({ RID: 'rpc', SID: 'the-sid' }), { signal: page.signal });
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  return () => page.abort();
}

/** Repeats the timeout, because the gateway notices a closed page only after some time. */
const expectSentAfterTimeout = (...sent: string[]) =>
  expect
    .poll(() => {
      vi.advanceTimersByTime(timeoutMs);
      return emulator.sent;
    })
    .toEqual(sent);

/** Lets the timeout pass, and waits until its consequences have reached the emulator. */
async function passTimeout(): Promise<void> {
  vi.advanceTimersByTime(timeoutMs);
  await fetch(at('/v1/projects'));
}

test('an unknown request is passed on unchanged', async () => {
  const answer = await fetch(at('/v1/projects?x=1'), { method: 'POST', body: 'hello' });
  expect(await answer.text()).toBe('ok');
  expect(emulator.asked).toMatchObject([{ body: 'hello' }]);
  expect(emulator.asked[0]?.url.search).toBe('?x=1');
});

test('the channel is opened by the emulator, and what it sends arrives at once', async () => {
  expect(await (await open()).text()).toContain('the-sid');
  const leave = await receive();
  await passTimeout();
  expect(emulator.sent).toEqual([]);
  leave();
});

test('the listeners of a closed page are removed, and its channel ends', async () => {
  await open();
  const leave = await receive();
  leave();
  await expectSentAfterTimeout(removal, 'terminate');
  const removeAll = emulator.asked.at(-2)?.url.searchParams;
  expect(Object.fromEntries(removeAll ?? [])).toEqual({
    VER: '8',
    database,
    SID: 'the-sid',
    RID: '11',
    AID: '0',
  });
});

test('a page that never receives counts as closed', async () => {
  await open();
  await expectSentAfterTimeout(removal, 'terminate');
});

test('a page that closes before its channel has an id counts as closed', async () => {
  const named = Promise.withResolvers<void>();
  emulator.isReady = named.promise;
  const page = new AbortController();
  const opening = open(page.signal);
  await expect.poll(() => emulator.asked.length).toBe(1);
  page.abort();
  await expect(opening).rejects.toThrow('aborted');
  named.resolve();
  await expectSentAfterTimeout(removal, 'terminate');
});

test('a page that renews its connection goes on', async () => {
  await open();
  const leaveFirst = await receive();
  leaveFirst();
  await expect.poll(() => emulator.sending[0]?.destroyed).toBe(true);
  const leaveSecond = await receive();
  await passTimeout();
  expect(emulator.sent).toEqual([]);
  leaveSecond();
});

test('a listener that the page has removed itself is not removed again', async () => {
  await open();
  const leave = await receive();
  await send(removal);
  leave();
  await expectSentAfterTimeout(removal, 'count=0&ofs=2', 'terminate');
});

test.each(['POST', 'GET'])(
  'a page that ends its channel by %s listens to nothing',
  async (method) => {
    await open();
    await receive();
    await fetch(channel({ RID: '11', SID: 'the-sid', TYPE: 'terminate' }), { method });
    await passTimeout();
    expect(emulator.sent).toEqual([removal, 'terminate']);
  },
);

test('a message that is not understood is passed on', async () => {
  await open();
  expect((await send('{nonsense')).status).toBe(200);
  expect(emulator.sent).toEqual(['{nonsense']);
});

describe('every query of a page is reported', () => {
  const structuredQuery = {
    from: [{ collectionId: 'slots' }],
    orderBy: [{ field: { fieldPath: 'startsAt' }, direction: 'DESCENDING' }],
  };

  test('when the page opens its channel, and later', async () => {
    const query = { structuredQuery, parent: `${database}/documents` };
    await fetch(channel({ RID: '10', CVER: '22' }), {
      method: 'POST',
      body: form(JSON.stringify({ database, addTarget: { targetId: 2, query } })),
    });
    await send(
      JSON.stringify({
        database,
        addTarget: {
          targetId: 4,
          query: { structuredQuery: { from: [{ collectionId: 'users' }] } },
        },
      }),
    );
    expect(asked).toEqual(['slots: by startsAt ↓', 'users: by __name__ ↑']);
  });

  test.each([
    ['runQuery', { structuredQuery }, 'slots: by startsAt ↓'],
    [
      'runAggregationQuery',
      {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'slots' }] },
          aggregations: [
            { alias: 'a', count: {} },
            { alias: 'b', sum: { field: { fieldPath: 'price' } } },
          ],
        },
      },
      'slots: sum of price, by __name__ ↑',
    ],
  ])('when it runs once, by %s', async (method, body, shape) => {
    const answer = await fetch(at(`/v1/${database}/documents:${method}`), {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(await answer.text()).toBe('ok');
    expect(emulator.asked.at(-1)?.body).toBe(JSON.stringify(body));
    expect(asked).toEqual([shape]);
  });
});

test('an invalid address is passed on to the emulator', async () => {
  const socket = connect(portOf(gateway), '127.0.0.1');
  socket.write('GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toContain('200 OK');
});

test('connections end when the emulator stops, and a closed page breaks nothing', async () => {
  await open();
  closeAll(emulator.server);
  await expect(receive()).rejects.toThrow('fetch failed');
  await expect(passTimeout()).rejects.toThrow('fetch failed');
  await expect(open()).rejects.toThrow('fetch failed');
});
