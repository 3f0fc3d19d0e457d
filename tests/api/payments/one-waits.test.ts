import type { Slot } from '@carwash/domain/slots/slot';
import { askAndSettle } from '@carwash/functions/payments/settlement/ask-and-settle';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let slot: Slot;
let id: string;

test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
});
beforeEach(async () => {
  slot = await newSlot(harness, await newService(harness));
  id = await startPaying(harness, customer, slot);
  // The provider has just been asked because of news, so the next query has to wait for some seconds.
  await callback(harness, 'notify', id);
});
afterEach(async () => {
  await expectConsistentRecords(harness);
  harness.mend();
});

const confirm = () =>
  call(harness, 'POST', '/transactions/create-transaction', {
    as: customer,
    json: { transactionId: id, status: 'success' },
  });
const createBooking = () =>
  call(harness, 'POST', '/bookings', { as: customer, json: { transactionId: id } });
const cancel = () => call(harness, 'POST', `/payments/${id}/cancel`, { as: customer, json: {} });

const nextQueryIsWaitedFor = async () =>
  (await harness.context.db.paymentQuestions.doc(id).get()).data()?.waitedUntil ?? null;

/** Starts a call that waits for the next query. */
async function startWaiting() {
  let isAnswered = false;
  const answer = confirm().finally(() => {
    isAnswered = true;
  });
  await expect.poll(nextQueryIsWaitedFor).not.toBeNull();
  return { answer, isWaiting: () => !isAnswered };
}

/** Counts the calls that were answered after the provider was asked again. */
async function countWaiting(calls: Promise<unknown>[]): Promise<number> {
  const before = harness.provider.count('search', id);
  const isLate = calls.map(async (answer) => {
    await answer;
    return harness.provider.count('search', id) > before;
  });
  return (await Promise.all(isLate)).filter(Boolean).length;
}

test('12 concurrent calls for a payment: one waits, the others get the known state', async () => {
  const calls = Array.from({ length: 6 }, () => [confirm(), createBooking()]).flat();
  expect(await countWaiting(calls)).toBe(1);
  const statuses = (await Promise.all(calls)).map(({ data, code }) => data?.status ?? code);
  expect(new Set(statuses)).toEqual(new Set(['pending', 'not_paid']));
  expect(harness.provider.count('search', id)).toBe(2);
});

test('concurrent calls of three instances: one waits', async () => {
  const instances = [harness.context, { ...harness.context }, { ...harness.context }];
  const calls = instances.flatMap((context) =>
    Array.from({ length: 3 }, () => askAndSettle(id, context)),
  );
  expect(await countWaiting(calls)).toBe(1);
  expect(harness.provider.count('search', id)).toBe(2);
});

test('another call may wait once the previous one has been answered', async () => {
  expect(await countWaiting([confirm()])).toBe(1);
  expect(await countWaiting([confirm()])).toBe(1);
});

test('a callback about another payment does not wait', async () => {
  const waiting = await startWaiting();
  const other = await newSlot(harness, await newService(harness));
  await callback(harness, 'notify', await startPaying(harness, customer, other));
  expect(waiting.isWaiting()).toBe(true);
  await waiting.answer;
});

describe('paid while one call waits', () => {
  test.each(['success', 'fail', 'notify'] as const)(
    'the callback %s is answered at once, and the query that is waited for books it',
    async (kind) => {
      const waiting = await startWaiting();
      harness.provider.pay(id);
      await callback(harness, kind, id);
      expect(waiting.isWaiting()).toBe(true);
      expect((await waiting.answer).data.status).toBe('success');
      expect(await bookingsOf(harness, slot)).toHaveLength(1);
    },
  );

  test('the return page gets a pending payment, which is booked seconds later', async () => {
    const waiting = await startWaiting();
    harness.provider.pay(id);
    const returned = await confirm();
    expect([returned.data.status, waiting.isWaiting()]).toEqual(['pending', true]);
    await waiting.answer;
    expect((await confirm()).data.status).toBe('success');
  });
});

describe('given up while one call waits', () => {
  test('frees the slot at once', async () => {
    const waiting = await startWaiting();
    const givenUp = await cancel();
    expect([givenUp.data.status, waiting.isWaiting()]).toEqual(['failed', true]);
    expect((await slotNow(harness, slot)).heldUntil).toBeNull();
    expect((await waiting.answer).data.status).toBe('failed');
  });

  test('a payment during these seconds is found by the query that is waited for', async () => {
    const waiting = await startWaiting();
    harness.provider.pay(id);
    await cancel();
    await waiting.answer;
    expect((await transactionOf(harness, id)).status).toBe('success');
    expect(await bookingOf(harness, id)).toBeDefined();
  });
});
