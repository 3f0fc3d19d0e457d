import { beforeEach, expect, test, vi } from 'vitest';
import { endNotifications } from './end-notifications';

let done: string[];
const endpoint = 'https://push.test/device';
const unsubscribe = vi.fn(async () => {
  done.push('unsubscribed');
  return true;
});

beforeEach(() => {
  done = [];
  const pushManager = { getSubscription: async () => ({ endpoint, unsubscribe }) };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('fetch', async (_: string, { method, headers }: RequestInit) => {
    done.push(`${method} ${new Headers(headers).get('authorization')}`);
    return Response.json({});
  });
  return () => vi.unstubAllGlobals();
});

test('the browser unsubscribes, and the server forgets it afterwards', async () => {
  await endNotifications(Promise.resolve('token'));
  expect(done).toEqual(['unsubscribed', 'DELETE Bearer token']);
});

test('the browser unsubscribes although no token comes', async () => {
  void endNotifications(new Promise(() => {}));
  await vi.waitFor(() => expect(done).toEqual(['unsubscribed']));
});

test('an account without a token asks nothing of the server', async () => {
  await endNotifications(Promise.resolve(null));
  expect(done).toEqual(['unsubscribed']);
});

test('the server forgets a browser that cannot unsubscribe', async () => {
  unsubscribe.mockRejectedValueOnce(new Error('No connection'));
  await endNotifications(Promise.resolve('token'));
  expect(done).toEqual(['DELETE Bearer token']);
});
