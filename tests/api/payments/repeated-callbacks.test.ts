import type { Slot } from '@carwash/domain/slots/slot';
import {
  acquireQueryLease,
  shareAnswer,
} from '@carwash/functions/sales/settlement/provider-query-throttle';
import {
  queryAndSettle,
  queryUnlessJustQueried,
  readQueriedPayment,
} from '@carwash/functions/sales/settlement/query-and-settle';
import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { answersWhileHeld } from '../support/calls/answers-while-held.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let slot: Slot;
let id: string;

test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
});
beforeEach(async () => {
  // All calls of a test are made at once, however long a busy machine takes to answer them.
  harness.clock.stopAt(harness.clock.now());
  slot = await newSlot(harness, await newService(harness));
  id = await startPaying(harness, customer, slot);
});
mendAfterEach();

const kinds = ['success', 'fail', 'notify'] as const;

const postMany = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    callback(harness, kinds[number % kinds.length] ?? 'notify', id),
  );

test('300 callbacks for a payment that is open: the provider is asked a few times', async () => {
  const answers = await answersWhileHeld(harness, () => postMany(300));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 200]));
  // One query at once and one more for the news that came meanwhile.
  expect(harness.provider.count('search', id)).toBeLessThanOrEqual(2);
});

test('300 callbacks while the provider never answers: it is asked a few times', async () => {
  harness.provider.set({ search: { mode: 'hang' } });
  harness.stopWaiting();
  await answersWhileHeld(harness, () => postMany(300));
  expect(harness.provider.count('search', id)).toBeLessThanOrEqual(3);
});

test('a payment just after a query of a viewer is booked by its callback without waiting', async () => {
  await call(harness, 'GET', `/transactions/${id}`, { as: customer });
  expect(harness.provider.count('search', id)).toBe(1);
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(harness.clock.waits).toBe(0);
  expect((await transactionOf(harness, id)).status).toBe('success');
});

test('a payment just after an early callback is booked by the next callback', async () => {
  await callback(harness, 'notify', id);
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect((await transactionOf(harness, id)).status).toBe('success');
  expect(await bookingsOf(harness, slot)).toHaveLength(1);
});

test('a payment made while 100 forged callbacks are answered is booked by the true one', async () => {
  await answersWhileHeld(harness, () => {
    const forged = postMany(100);
    const paid = callback(harness, 'fail', 'T-0-nobody-nothing').then(() => {
      harness.provider.pay(id);
      return callback(harness, 'notify', id);
    });
    return [...forged, paid];
  });
  expect((await transactionOf(harness, id)).status).toBe('success');
  expect(harness.provider.count('search', id)).toBeLessThanOrEqual(2);
});

test('declined, and paid at once on the page that was left open: booked without waiting', async () => {
  harness.provider.decline(id);
  await callback(harness, 'fail', id);
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(harness.clock.waits).toBe(0);
  expect((await transactionOf(harness, id)).status).toBe('success');
});

test('two instances ask one after the other', async () => {
  const instances = [harness.context, { ...harness.context }];
  const asked = instances.map((context) => queryAndSettle(id, context));
  await Promise.all(asked);
  const [first, second, ...more] = harness.provider.requests.filter(
    ({ endpoint, transactionId }) => endpoint === 'search' && transactionId === id,
  );
  expect(more).toEqual([]);
  const pauseMs = Number(second?.at) - Number(first?.at);
  expect(pauseMs).toBeGreaterThan(4500);
});

test('an answer that is stored late does not take the turn of the next query', async () => {
  const { context, clock } = harness;
  const transaction = await transactionOf(harness, id);
  const lastQuery = () => context.db.providerQueries.doc(id).get();
  const first = await acquireQueryLease(transaction, 'news', await lastQuery(), context);
  if ('waitMs' in first) throw new Error('nobody has queried the provider before');
  clock.advanceMinutes(0.1);
  const readBefore = await lastQuery();
  await shareAnswer(id, first, 'unknown', context);
  expect(await acquireQueryLease(transaction, 'news', readBefore, context)).toEqual({
    queriedAt: expect.any(Date),
  });
  expect(await acquireQueryLease(transaction, 'news', readBefore, context)).toEqual({
    waitMs: expect.any(Number),
    outcome: null,
  });
});

test('a call that read the payment before another one settled it answers with the settled payment', async () => {
  const { context } = harness;
  const readBefore = readQueriedPayment(id, context);
  await readBefore;
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  const { transaction } = await queryUnlessJustQueried(id, context, readBefore);
  expect(transaction?.status).toBe('success');
  expect((await queryAndSettle(id, context, readBefore))?.status).toBe('success');
  expect(harness.clock.waits).toBe(0);
});

test('viewing a payment again and again is answered at once, and queries the provider once', async () => {
  for (let look = 0; look < 5; look += 1) {
    const { data } = await call(harness, 'GET', `/transactions/${id}`, { as: customer });
    expect(data.status).toBe('pending');
  }
  expect(harness.clock.waits).toBe(0);
  expect(harness.provider.count('search', id)).toBe(1);
});
