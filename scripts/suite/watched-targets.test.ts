import { expect, test, vi } from 'vitest';
import { WatchedTargets } from './watched-targets.ts';

const database = 'projects/demo/databases/(default)';

const body = (ofs: number, ...messages: object[]) =>
  new URLSearchParams({
    count: String(messages.length),
    ofs: String(ofs),
    ...Object.fromEntries(
      messages.map((message, index) => [
        `req${index}___data__`,
        JSON.stringify({ database, ...message }),
      ]),
    ),
  }).toString();

const listen = (targetId: number) => ({ addTarget: { targetId, query: {} } });

test('removes all listeners, with the next numbers of request and messages', () => {
  const session = new WatchedTargets(() => {});
  session.follow({ rid: 500, body: body(0, listen(2), listen(4)) });
  session.follow({ rid: 501, body: body(2, listen(6), { removeTarget: 4 }) });
  expect(session.targetCount).toBe(2);
  expect(session.removeAllRequest()).toEqual({
    rid: 502,
    body: body(4, { removeTarget: 2 }, { removeTarget: 6 }),
  });
});

test('a request that is sent again changes nothing', () => {
  const session = new WatchedTargets(() => {});
  const request = { rid: 500, body: body(0, listen(2)) };
  session.follow(request);
  session.follow(request);
  expect(session.removeAllRequest()).toEqual({ rid: 501, body: body(1, { removeTarget: 2 }) });
});

test('a page that listens to nothing has nothing to stop', () => {
  const session = new WatchedTargets(() => {});
  session.follow({ rid: 7, body: body(0) });
  expect(session.removeAllRequest()).toEqual({ rid: 8, body: body(0) });
});

test('tells of the queries that are listened to, and not of single documents', () => {
  const onQuery = vi.fn();
  const session = new WatchedTargets(onQuery);
  const structuredQuery = { from: [{ collectionId: 'slots' }] };
  const lists = { addTarget: { targetId: 2, query: { structuredQuery, parent: 'p' } } };
  const documents = { addTarget: { targetId: 4, documents: { documents: ['slots/one'] } } };
  session.follow({ rid: 500, body: body(0, lists, documents, { removeTarget: 2 }) });
  expect(onQuery.mock.calls).toEqual([[structuredQuery]]);
});
