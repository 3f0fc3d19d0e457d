import type { Slot } from '@carwash/domain/slots/slot';
import {
  queryAndSettle,
  queryUnlessJustQueried,
} from '@carwash/functions/sales/settlement/query-and-settle';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
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
  // The clock stands, so that the pause between two queries lasts however slow the machine is.
  harness.clock.stopAt(harness.clock.now());
  slot = await newSlot(harness, await newService(harness));
  id = await startPaying(harness, customer, slot);
  // The provider has just been asked because of news, so the next query has to wait for some seconds.
  await callback(harness, 'notify', id);
});
mendAfterEach();

const confirm = () =>
  call(harness, 'POST', '/transactions/create-transaction', {
    as: customer,
    json: { transactionId: id, status: 'success' },
  });
const createBooking = () =>
  call(harness, 'POST', '/bookings', { as: customer, json: { transactionId: id } });
const cancel = () => call(harness, 'POST', `/payments/${id}/cancel`, { as: customer, json: {} });

/** Starts a call that waits for the next query, which `answer` lets happen. */
async function startWaiting() {
  let isAnswered = false;
  harness.clock.holdWaits();
  const answered = confirm().finally(() => {
    isAnswered = true;
  });
  await expect.poll(() => harness.clock.waits).toBe(1);
  const answer = () => {
    harness.clock.endWaits();
    return answered;
  };
  return { answer, isWaiting: () => !isAnswered };
}

/** Makes calls at once, of which only one waits: it leads to the next query. */
async function expectOneWaits<T>(start: () => Promise<T>[]): Promise<T[]> {
  const answers = await answersWhileHeld(harness, start);
  expect([harness.clock.waits, harness.provider.count('search', id)]).toEqual([1, 2]);
  return answers;
}

test('12 concurrent calls for a payment: one waits, the others get the known state', async () => {
  const answers = await expectOneWaits(() =>
    Array.from({ length: 6 }, () => [confirm(), createBooking()]).flat(),
  );
  const statuses = answers.map(({ data, code }) => data?.status ?? code);
  expect(new Set(statuses)).toEqual(new Set(['pending', 'not_paid']));
});

test('concurrent calls of three instances: one waits', async () => {
  const instances = [harness.context, { ...harness.context }, { ...harness.context }];
  await expectOneWaits(() =>
    instances.flatMap((context) => Array.from({ length: 3 }, () => queryAndSettle(id, context))),
  );
});

test('another call may wait once the previous one has been answered', async () => {
  await expectOneWaits(() => [confirm()]);
  await confirm();
  expect(harness.clock.waits).toBe(2);
});

test('a callback about another payment does not wait', async () => {
  const waiting = await startWaiting();
  const other = await newSlot(harness, await newService(harness));
  await callback(harness, 'notify', await startPaying(harness, customer, other));
  expect(waiting.isWaiting()).toBe(true);
  await waiting.answer();
});

describe('paid while one call waits', () => {
  test.each(['success', 'fail', 'notify'] as const)(
    'the callback %s is answered at once, and the query that is waited for books it',
    async (kind) => {
      const waiting = await startWaiting();
      harness.provider.pay(id);
      await callback(harness, kind, id);
      expect(waiting.isWaiting()).toBe(true);
      expect((await waiting.answer()).data.status).toBe('success');
      expect(await bookingsOf(harness, slot)).toHaveLength(1);
    },
  );

  test('the return page gets a pending payment, which is booked seconds later', async () => {
    const waiting = await startWaiting();
    harness.provider.pay(id);
    const returned = await confirm();
    expect([returned.data.status, waiting.isWaiting()]).toEqual(['pending', true]);
    await waiting.answer();
    expect((await confirm()).data.status).toBe('success');
  });
});

describe('given up while one call waits', () => {
  test('frees the slot at once', async () => {
    const waiting = await startWaiting();
    const givenUp = await cancel();
    expect([givenUp.data.status, waiting.isWaiting()]).toEqual(['failed', true]);
    expect((await slotNow(harness, slot)).heldUntil).toBeNull();
    expect((await waiting.answer()).data.status).toBe('failed');
  });

  test('a payment during these seconds is found by the query that is waited for, and goes back', async () => {
    const waiting = await startWaiting();
    harness.provider.pay(id);
    await cancel();
    await waiting.answer();
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refund_due',
      refundReason: 'given_up',
    });
    expect(await bookingOf(harness, id)).toBeUndefined();
  });
});

test('news that come while others look at the payment are not held up by them', async () => {
  slot = await newSlot(harness, await newService(harness));
  id = await startPaying(harness, customer, slot);
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const context = { ...harness.context, wait };
  const look = () => queryUnlessJustQueried(id, context);
  // The provider has just been asked by somebody who looked, so that further looks only read.
  await look();
  harness.provider.pay(id);
  const first = look();
  const second = first.then(look);
  expect((await queryAndSettle(id, context))?.status).toBe('success');
  await second;
  expect(waits).toEqual([]);
});
