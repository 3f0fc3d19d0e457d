import type { Slot } from '@carwash/domain/slots/slot';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { openLimitedApp } from '../support/harness/limited-app.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { rawCall } from '../support/requests/raw-call.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let slot: Slot;
let id: string;
test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
});
beforeEach(async () => {
  slot = await newSlot(harness, await newService(harness));
  id = await startPaying(harness, customer, slot);
});
mendAfterEach();

const formType = 'application/x-www-form-urlencoded';
const multipart = (fields: Record<string, string>) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
};

describe('a notification', () => {
  test.each<[string, string, (id: string) => string]>([
    ['as a form', formType, (own) => `pay_status=Successful&mer_txnid=${own}`],
    [
      'as a multipart form',
      'multipart/form-data; boundary=x',
      (own) => multipart({ pay_status: 'Successful', mer_txnid: own }),
    ],
    ['as JSON', 'application/json', (own) => JSON.stringify({ amount: 1, mer_txnid: own })],
  ])('is accepted %s', async (_case, type, body) => {
    harness.provider.pay(id);
    const headers = { 'content-type': type };
    const answer = await rawCall(harness, 'POST', '/payments/notify', { headers, body: body(id) });
    expect(answer.status).toBe(200);
    expect(await bookingOf(harness, id)).toBeDefined();
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
  ])('is refused %s', async (_case, type, body, status) => {
    const headers = { 'content-type': type };
    const answer = await rawCall(harness, 'POST', '/payments/notify', { headers, body });
    expect([answer.status, answer.success]).toEqual([status, false]);
  });
});

describe('a browser always lands on a page', () => {
  const failPage = () => `${harness.apiUrl}/booking-fail`;

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
      const answer = await rawCall(harness, 'POST', `/payments/${page}?lang=bn`, {
        headers: { 'content-type': type, 'idempotency-key': 'a b' },
        ...(body !== undefined && { body }),
      });
      expect([answer.status, answer.headers.location]).toEqual([303, failPage()]);
    }
  });

  test.each(['success', 'fail'])('when it opens %s by a link', async (page) => {
    const bare = await call(harness, 'GET', `/payments/${page}?a=1&a=2`);
    expect([bare.status, bare.location]).toEqual([303, failPage()]);
    harness.provider.pay(id);
    const named = await call(harness, 'GET', `/payments/${page}?mer_txnid=${id}`);
    expect(named.location).toBe(`${failPage()}?transaction=${id}`);
    expect(harness.provider.count('search', id)).toBe(0);
  });
});

describe('too many callbacks from one address', () => {
  test('lead browsers on without a question, and the page settles what was paid', async () => {
    const app = await openLimitedApp(harness, 'return=2/600');
    const crowd = await Promise.all(
      Array.from({ length: 20 }, () => callback(app, 'success', 'T-1-nobody-nothing')),
    );
    expect(crowd.every(({ status }) => status === 303)).toBe(true);
    harness.provider.pay(id);
    const asked = harness.provider.count('search');
    const returned = await callback(app, 'success', id);
    expect([returned.status, returned.location]).toEqual([
      303,
      `${harness.apiUrl}/booking-success?transaction=${id}`,
    ]);
    expect(harness.provider.count('search')).toBe(asked);
    expect((await transactionOf(harness, id)).status).toBe('pending');
    const json = { transactionId: id, status: 'success' };
    await call(app, 'POST', '/transactions/create-transaction', { as: customer, json });
    expect(await bookingOf(harness, id)).toBeDefined();
    await app.close();
  });

  test('to the notification address get 429, and a later one settles', async () => {
    const app = await openLimitedApp(harness, 'notify=2/600');
    harness.provider.pay(id);
    for (let calls = 0; calls < 2; calls += 1) await callback(app, 'notify', 'T-1-nobody-nothing');
    expect((await callback(app, 'notify', id)).status).toBe(429);
    harness.clock.advanceMinutes(20);
    expect((await callback(app, 'notify', id)).status).toBe(200);
    expect(await bookingOf(harness, id)).toBeDefined();
    await app.close();
  });
});
