import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import type { Slot } from '@carwash/domain/slots/slot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingsOf,
  expectBooksToBalance,
  transactionOf,
  transactionsOf,
} from '../support/books.ts';
import { call, callback, initiate, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer, type Person } from '../support/customers.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let slot: Slot;

beforeAll(async () => {
  world = await openWorld();
  customer = await newCustomer(world);
});
beforeEach(async () => {
  slot = await newSlot(world, await newService(world));
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

test('the same Idempotency-Key gives the same transaction', async () => {
  const answers = [];
  for (let count = 0; count < 3; count += 1) {
    answers.push(await initiate(world, customer, slot, { key: 'the-key' }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[1]?.data).toEqual(answers[0]?.data);
  expect(answers[2]?.data).toEqual(answers[0]?.data);
  expect(await transactionsOf(world, slot)).toHaveLength(1);
  expect(world.provider.count('initiate')).toBe(1);
});

test('ten calls with the same Idempotency-Key at once give the same transaction', async () => {
  world.provider.set({ initiate: { mode: 'slow', ms: 300 } });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => initiate(world, customer, slot, { key: 'at-once' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map(({ data }) => data.transactionId)).size).toBe(1);
  expect(new Set(answers.map(({ data }) => data.payment_url)).size).toBe(1);
  expect(await transactionsOf(world, slot)).toHaveLength(1);
  expect(world.provider.count('initiate')).toBe(1);
});

test('a double click without a key gives the same transaction', async () => {
  const answers = await Promise.all([
    initiate(world, customer, slot),
    initiate(world, customer, slot),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.data).toEqual(answers[1]?.data);
  expect(await transactionsOf(world, slot)).toHaveLength(1);
});

test('who comes back with other vehicle details pays the same transaction for that vehicle', async () => {
  const first = await initiate(world, customer, slot);
  const change = { registrationPlate: 'NEW-1' };
  const again = await initiate(world, customer, slot, { change });
  expect(again.data).toEqual(first.data);
  const transaction = await transactionOf(world, first.data.transactionId);
  expect(transaction.vehicle.registrationPlate).toBe('NEW-1');
  expect(transaction.searchTerms).toEqual(searchTermsOfPurchase(transaction));
});

test('who comes back after paying is told so, and the payment is booked', async () => {
  const id = await startPaying(world, customer, slot);
  world.provider.pay(id);
  const again = await initiate(world, customer, slot);
  expect([again.status, again.code]).toEqual([409, 'already_paid']);
  expect(await bookingsOf(world, slot)).toHaveLength(1);
});

test('who comes back after the hold has ended gets a new transaction for the same slot', async () => {
  const first = await startPaying(world, customer, slot);
  world.clock.advanceMinutes(16);
  const again = await startPaying(world, customer, slot);
  expect(again).not.toBe(first);
  expect((await transactionOf(world, first)).status).toBe('failed');
});

test('who comes back when the provider cannot be asked gets the same payment', async () => {
  const first = await startPaying(world, customer, slot);
  world.provider.set({ search: { mode: 'down' } });
  expect(await startPaying(world, customer, slot)).toBe(first);
});

test('an Idempotency-Key cannot be used for another slot', async () => {
  await initiate(world, customer, slot, { key: 'mine' });
  const other = await newSlot(world, await newService(world));
  const answer = await initiate(world, customer, other, { key: 'mine' });
  expect([answer.status, answer.errors?.[0]?.path]).toEqual([409, 'Idempotency-Key']);
  expect(await transactionsOf(world, other)).toEqual([]);
});

test("one customer's Idempotency-Key means nothing in another's hands", async () => {
  await initiate(world, customer, slot, { key: 'shared' });
  const answer = await initiate(world, await newCustomer(world), slot, { key: 'shared' });
  expect(answer.code).toBe('slot_taken');
});

test('the same key long after the slot went to somebody else: told so, not sent to pay', async () => {
  const first = await initiate(world, customer, slot, { key: 'late' });
  const id = first.data.transactionId;
  await call(world, 'POST', `/payments/${id}/cancel`, { as: customer, json: {} });
  const other = await newCustomer(world);
  const theirs = await startPaying(world, other, slot);
  world.provider.pay(theirs);
  await callback(world, 'notify', theirs);
  expect((await initiate(world, customer, slot, { key: 'late' })).code).toBe('slot_taken');
});

test('the same key after the hold has ended: a new payment, and the key leads to it', async () => {
  const first = await initiate(world, customer, slot, { key: 'after' });
  world.clock.advanceMinutes(16);
  const second = await initiate(world, customer, slot, { key: 'after' });
  const third = await initiate(world, customer, slot, { key: 'after' });
  expect(second.status).toBe(200);
  expect(second.data.transactionId).not.toBe(first.data.transactionId);
  expect(third.data).toEqual(second.data);
});

test('the same key after paying: told so', async () => {
  const { data } = await initiate(world, customer, slot, { key: 'paid' });
  world.provider.pay(data.transactionId);
  await callback(world, 'notify', data.transactionId);
  expect((await initiate(world, customer, slot, { key: 'paid' })).code).toBe('already_paid');
});

test('a key that led to a failure does not hide the payment that followed without it', async () => {
  world.provider.set({ initiate: { mode: 'down' } });
  expect((await initiate(world, customer, slot, { key: 'hidden' })).status).toBe(502);
  world.provider.set({ initiate: { mode: 'normal' } });
  const open = await initiate(world, customer, slot);
  const again = await initiate(world, customer, slot, { key: 'hidden' });
  expect(again.data).toEqual(open.data);
});

test('who comes back to a payment that arrived too late is told about the money', async () => {
  const late = await startPaying(world, customer, slot);
  world.provider.set({ search: { mode: 'down' } });
  world.clock.advanceMinutes(17.1);
  await startPaying(world, await newCustomer(world), slot);
  world.provider.set({ search: { mode: 'normal' } });
  world.provider.pay(late);
  world.clock.advanceMinutes(1);
  const answer = await initiate(world, customer, slot);
  expect([answer.status, answer.code]).toEqual([409, 'refund_due']);
  expect((await transactionOf(world, late)).status).toBe('refund_due');
});

test('while the provider is silent an ended payment is replaced after a while, and found if it was paid', async () => {
  const ended = await startPaying(world, customer, slot);
  world.provider.set({ search: { mode: 'down' } });
  world.clock.advanceMinutes(16);
  const early = await initiate(world, customer, slot);
  expect([early.status, early.code]).toEqual([409, 'slot_being_paid']);
  world.clock.advanceMinutes(1.5);
  const answer = await initiate(world, customer, slot);
  expect(answer.status).toBe(200);
  expect(answer.data.transactionId).not.toBe(ended);
  const replaced = await transactionOf(world, ended);
  expect(replaced).toMatchObject({ status: 'failed', failureReason: 'replaced' });
  expect(replaced.nextCheckAt).not.toBeNull();
});

test('a payment that never opened is not replaced once its slot has begun', async () => {
  const soon = await newSlot(world, await newService(world), 1);
  const provider = world.context.paymentProvider;
  const openPayment = () => Promise.reject(new Error('The process was killed'));
  world.context.paymentProvider = { ...provider, openPayment };
  await initiate(world, customer, soon);
  world.context.paymentProvider = provider;
  world.clock.advanceMinutes(3);
  expect((await initiate(world, customer, soon)).code).toBe('slot_taken');
});
