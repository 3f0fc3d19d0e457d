import type { Slot } from '@carwash/domain/slots/slot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingOf, expectBooksToBalance, transactionOf } from '../support/books.ts';
import { call, callback, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer, type Person } from '../support/customers.ts';
import { openLimitedApp } from '../support/limited-app.ts';
import { rawCall } from '../support/raw-call.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let slot: Slot;
let id: string;
beforeAll(async () => {
  world = await openWorld();
  customer = await newCustomer(world);
});
beforeEach(async () => {
  slot = await newSlot(world, await newService(world));
  id = await startPaying(world, customer, slot);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

const formType = 'application/x-www-form-urlencoded';
const multipart = (fields: Record<string, string>) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
};

describe('a notification is taken', () => {
  test.each<[string, string, (id: string) => string]>([
    ['as a form', formType, (own) => `pay_status=Successful&mer_txnid=${own}`],
    [
      'as a multipart form',
      'multipart/form-data; boundary=x',
      (own) => multipart({ pay_status: 'Successful', mer_txnid: own }),
    ],
    ['as JSON', 'application/json', (own) => JSON.stringify({ amount: 1, mer_txnid: own })],
  ])('%s', async (_case, type, body) => {
    world.provider.pay(id);
    const headers = { 'content-type': type };
    const answer = await rawCall(world, 'POST', '/payments/notify', { headers, body: body(id) });
    expect(answer.status).toBe(200);
    expect(await bookingOf(world, id)).toBeDefined();
  });

  test.each<[string, string, string, number]>([
    ['without an id', formType, 'amount=1', 400],
    ['with two ids', formType, 'mer_txnid=a&mer_txnid=b', 400],
    ['with a number for an id', 'application/json', '{"mer_txnid":1}', 400],
    ['as a broken multipart form', 'multipart/form-data', 'x', 400],
    ['as an unfinished multipart form', 'multipart/form-data; boundary=x', '--x\r\n', 400],
    ['as text', 'text/plain', 'mer_txnid=a', 415],
    [
      'with a file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nx\r\n--x--\r\n',
      413,
    ],
    [
      'with a field beyond all size',
      'multipart/form-data; boundary=x',
      multipart({ mer_txnid: 'x'.repeat(200_000) }),
      413,
    ],
  ])('not %s', async (_case, type, body, status) => {
    const headers = { 'content-type': type };
    const answer = await rawCall(world, 'POST', '/payments/notify', { headers, body });
    expect([answer.status, answer.success]).toEqual([status, false]);
  });
});

describe('a browser always lands on a page', () => {
  const failPage = () => `${world.apiUrl}/booking-fail`;

  test.each<[string, string, string | undefined]>([
    ['without a body', formType, undefined],
    ['without an id', formType, 'amount=1'],
    ['with an empty id', formType, 'mer_txnid='],
    ['with two ids', formType, 'mer_txnid=a&mer_txnid=b'],
    ['with a body of no known type', 'text/plain', 'mer_txnid=a'],
    ['with broken JSON', 'application/json', '{"mer_txnid":'],
    ['with a broken multipart form', 'multipart/form-data', 'x'],
    ['with an unknown charset', `${formType}; charset=runes`, 'mer_txnid=a'],
  ])('%s', async (_case, type, body) => {
    for (const page of ['success', 'fail']) {
      const answer = await rawCall(world, 'POST', `/payments/${page}?lang=bn`, {
        headers: { 'content-type': type, 'idempotency-key': 'a b' },
        ...(body !== undefined && { body }),
      });
      expect([answer.status, answer.headers.location]).toEqual([303, failPage()]);
    }
  });

  test.each(['success', 'fail'])('that comes to %s by a link', async (page) => {
    const bare = await call(world, 'GET', `/payments/${page}?a=1&a=2`);
    expect([bare.status, bare.location]).toEqual([303, failPage()]);
    world.provider.pay(id);
    const named = await call(world, 'GET', `/payments/${page}?mer_txnid=${id}`);
    expect(named.location).toBe(`${failPage()}?transaction=${id}`);
    expect(world.provider.count('search', id)).toBe(0);
  });
});

describe('too many callbacks from one address', () => {
  test('bring browsers on without a question, and the page settles what was paid', async () => {
    const app = await openLimitedApp(world, 'return=2/600');
    const crowd = await Promise.all(
      Array.from({ length: 20 }, () => callback(app, 'success', 'T-1-nobody-nothing')),
    );
    expect(crowd.every(({ status }) => status === 303)).toBe(true);
    world.provider.pay(id);
    const asked = world.provider.count('search');
    const returned = await callback(app, 'success', id);
    expect([returned.status, returned.location]).toEqual([
      303,
      `${world.apiUrl}/booking-success?transaction=${id}`,
    ]);
    expect(world.provider.count('search')).toBe(asked);
    expect((await transactionOf(world, id)).status).toBe('pending');
    const json = { transactionId: id, status: 'success' };
    await call(app, 'POST', '/transactions/create-transaction', { as: customer, json });
    expect(await bookingOf(world, id)).toBeDefined();
    await app.close();
  });

  test('that are notifications: 429, and later the same one settles', async () => {
    const app = await openLimitedApp(world, 'notify=2/600');
    world.provider.pay(id);
    for (let calls = 0; calls < 2; calls += 1) await callback(app, 'notify', 'T-1-nobody-nothing');
    expect((await callback(app, 'notify', id)).status).toBe(429);
    world.clock.advanceMinutes(20);
    expect((await callback(app, 'notify', id)).status).toBe(200);
    expect(await bookingOf(world, id)).toBeDefined();
    await app.close();
  });
});
