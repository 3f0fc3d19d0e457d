import type { Slot } from '@carwash/domain/entities/slot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingsOf,
  expectBooksToBalance,
  transactionOf,
  transactionsOf,
} from './support/books.ts';
import { initiate, startPaying } from './support/call.ts';
import { newService, newSlot } from './support/catalogue.ts';
import { newCustomer, type Person } from './support/customers.ts';
import { openWorld, type World } from './support/world.ts';

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
  expect(await transactionOf(world, first.data.transactionId)).toMatchObject({
    vehicle: { registrationPlate: 'NEW-1' },
  });
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
