import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import type { Slot } from '@carwash/domain/slots/slot';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, newSlotFrom } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { bookingsOf, transactionOf, transactionsOf } from '../../support/reads/purchases.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let slot: Slot;

test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
});
beforeEach(async () => {
  slot = await newSlot(harness, await newService(harness));
});
mendAfterEach();

test('the same Idempotency-Key gives the same transaction', async () => {
  const answers = [];
  for (let count = 0; count < 3; count += 1) {
    answers.push(await initiate(harness, customer, slot, { key: 'the-key' }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[1]?.data).toEqual(answers[0]?.data);
  expect(answers[2]?.data).toEqual(answers[0]?.data);
  expect(await transactionsOf(harness, slot)).toHaveLength(1);
  expect(harness.provider.count('initiate')).toBe(1);
});

test('ten calls with the same Idempotency-Key at once give the same transaction', async () => {
  harness.provider.set({ initiate: { mode: 'slow', ms: 300 } });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => initiate(harness, customer, slot, { key: 'at-once' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map(({ data }) => data.transactionId)).size).toBe(1);
  expect(new Set(answers.map(({ data }) => data.payment_url)).size).toBe(1);
  expect(await transactionsOf(harness, slot)).toHaveLength(1);
  expect(harness.provider.count('initiate')).toBe(1);
});

test('a double click without a key gives the same transaction', async () => {
  const answers = await Promise.all([
    initiate(harness, customer, slot),
    initiate(harness, customer, slot),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.data).toEqual(answers[1]?.data);
  expect(await transactionsOf(harness, slot)).toHaveLength(1);
});

test('a double click for a slot that ends on the next day gives the same transaction', {
  tags: historyTags,
}, async () => {
  const tomorrow = addDays(businessDay(new Date(), timeZone), 1);
  for (const round of roundsOf(20)) {
    const another = await newCustomer(harness);
    const lateStart = businessInstant(tomorrow, '23:30', timeZone);
    const late = await newSlotFrom(harness, await newService(harness), lateStart);
    const answers = await Promise.all([
      initiate(harness, another, late),
      initiate(harness, another, late),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses, `round ${round}`).toEqual([200, 200]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
  }
});

test('a customer who returns with other vehicle details pays the same transaction for that vehicle', async () => {
  const first = await initiate(harness, customer, slot);
  const change = { registrationPlate: 'NEW-1' };
  const again = await initiate(harness, customer, slot, { change });
  expect(again.data).toEqual(first.data);
  const transaction = await transactionOf(harness, first.data.transactionId);
  expect(transaction.vehicle.registrationPlate).toBe('NEW-1');
  expect(transaction.searchTerms).toEqual(searchTermsOfPurchase(transaction));
});

test('a customer who returns after paying gets already_paid, and the payment is booked', async () => {
  const id = await startPaying(harness, customer, slot);
  harness.provider.pay(id);
  const again = await initiate(harness, customer, slot);
  expect([again.status, again.code]).toEqual([409, 'already_paid']);
  expect(await bookingsOf(harness, slot)).toHaveLength(1);
});

test('a customer who returns after the hold has ended gets a new transaction for the same slot', async () => {
  const first = await startPaying(harness, customer, slot);
  harness.clock.advanceMinutes(16);
  const again = await startPaying(harness, customer, slot);
  expect(again).not.toBe(first);
  expect((await transactionOf(harness, first)).status).toBe('failed');
});

test('a customer who returns while the provider is unavailable gets the same payment', async () => {
  const first = await startPaying(harness, customer, slot);
  harness.provider.set({ search: { mode: 'down' } });
  expect(await startPaying(harness, customer, slot)).toBe(first);
});

test('an Idempotency-Key cannot be used for another slot', async () => {
  await initiate(harness, customer, slot, { key: 'mine' });
  const other = await newSlot(harness, await newService(harness));
  const answer = await initiate(harness, customer, other, { key: 'mine' });
  expect([answer.status, answer.errors?.[0]?.path]).toEqual([409, 'Idempotency-Key']);
  expect(await transactionsOf(harness, other)).toEqual([]);
});

test("one customer's Idempotency-Key means nothing in another's hands", async () => {
  await initiate(harness, customer, slot, { key: 'shared' });
  const answer = await initiate(harness, await newCustomer(harness), slot, { key: 'shared' });
  expect(answer.code).toBe('slot_taken');
});

test('the same key is refused once another customer has booked the slot', async () => {
  const first = await initiate(harness, customer, slot, { key: 'late' });
  const id = first.data.transactionId;
  await call(harness, 'POST', `/payments/${id}/cancel`, { as: customer, json: {} });
  const other = await newCustomer(harness);
  const theirs = await startPaying(harness, other, slot);
  harness.provider.pay(theirs);
  await callback(harness, 'notify', theirs);
  expect((await initiate(harness, customer, slot, { key: 'late' })).code).toBe('slot_taken');
});

test('the same key after the hold has ended gives a new payment, and leads to it from then on', async () => {
  const first = await initiate(harness, customer, slot, { key: 'after' });
  harness.clock.advanceMinutes(16);
  const second = await initiate(harness, customer, slot, { key: 'after' });
  const third = await initiate(harness, customer, slot, { key: 'after' });
  expect(second.status).toBe(200);
  expect(second.data.transactionId).not.toBe(first.data.transactionId);
  expect(third.data).toEqual(second.data);
});

test('the same key after paying gets already_paid', async () => {
  const { data } = await initiate(harness, customer, slot, { key: 'paid' });
  harness.provider.pay(data.transactionId);
  await callback(harness, 'notify', data.transactionId);
  expect((await initiate(harness, customer, slot, { key: 'paid' })).code).toBe('already_paid');
});

test('a key whose first call failed leads to the payment that followed without a key', async () => {
  harness.provider.set({ initiate: { mode: 'down' } });
  expect((await initiate(harness, customer, slot, { key: 'hidden' })).status).toBe(502);
  harness.provider.set({ initiate: { mode: 'normal' } });
  const open = await initiate(harness, customer, slot);
  const again = await initiate(harness, customer, slot, { key: 'hidden' });
  expect(again.data).toEqual(open.data);
});

test('a customer who returns to a payment that arrived too late learns of the refund', async () => {
  const late = await startPaying(harness, customer, slot);
  harness.provider.set({ search: { mode: 'down' } });
  harness.clock.advanceMinutes(17.1);
  await startPaying(harness, await newCustomer(harness), slot);
  harness.provider.set({ search: { mode: 'normal' } });
  harness.provider.pay(late);
  harness.clock.advanceMinutes(1);
  const answer = await initiate(harness, customer, slot);
  expect([answer.status, answer.code]).toEqual([409, 'refund_due']);
  expect((await transactionOf(harness, late)).status).toBe('refund_due');
});

test('while the provider is silent an ended payment is replaced after a while, and found if it was paid', async () => {
  const ended = await startPaying(harness, customer, slot);
  harness.provider.set({ search: { mode: 'down' } });
  harness.clock.advanceMinutes(16);
  const early = await initiate(harness, customer, slot);
  expect([early.status, early.code]).toEqual([409, 'slot_being_paid']);
  harness.clock.advanceMinutes(1.5);
  const answer = await initiate(harness, customer, slot);
  expect(answer.status).toBe(200);
  expect(answer.data.transactionId).not.toBe(ended);
  const replaced = await transactionOf(harness, ended);
  expect(replaced).toMatchObject({ status: 'failed', failureReason: 'replaced' });
  expect(replaced.nextCheckAt).not.toBeNull();
});

test('a payment that never opened is not replaced once its slot has begun', async () => {
  const soon = await newSlot(harness, await newService(harness), 1);
  const provider = harness.context.paymentProvider;
  const openPayment = () => Promise.reject(new Error('The process was killed'));
  harness.context.paymentProvider = { ...provider, openPayment };
  await initiate(harness, customer, soon);
  harness.context.paymentProvider = provider;
  harness.clock.advanceMinutes(3);
  expect((await initiate(harness, customer, soon)).code).toBe('slot_taken');
});
