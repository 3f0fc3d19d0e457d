import type { Slot } from '@carwash/domain/slots/slot';
import { askAndSettle } from '@carwash/functions/payments/settlement/ask-and-settle';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingsOf, expectBooksToBalance, transactionOf } from '../support/books.ts';
import { call, callback, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer, type Person } from '../support/customers.ts';
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

const kinds = ['success', 'fail', 'notify'] as const;

const postMany = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      callback(world, kinds[number % kinds.length] ?? 'notify', id),
    ),
  );

test('300 callbacks for a payment that is open: the provider is asked a few times', async () => {
  const answers = await postMany(300);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 200]));
  // At once, and for those that came meanwhile once more; a slow machine takes another interval.
  expect(world.provider.count('search', id)).toBeLessThanOrEqual(3);
});

test('300 callbacks while the provider never answers: it is asked a few times', async () => {
  world.provider.set({ search: { mode: 'hang' } });
  await postMany(300);
  expect(world.provider.count('search', id)).toBeLessThanOrEqual(3);
});

test('paid a moment after somebody looked: the callback books it without waiting', async () => {
  await call(world, 'GET', `/transactions/${id}`, { as: customer });
  expect(world.provider.count('search', id)).toBe(1);
  world.provider.pay(id);
  const began = performance.now();
  await callback(world, 'success', id);
  expect(performance.now() - began).toBeLessThan(3000);
  expect((await transactionOf(world, id)).status).toBe('success');
});

test('paid a moment after a callback that the provider knew nothing of: the next one books it', async () => {
  await callback(world, 'notify', id);
  world.provider.pay(id);
  await callback(world, 'success', id);
  expect((await transactionOf(world, id)).status).toBe('success');
  expect(await bookingsOf(world, slot)).toHaveLength(1);
});

test('paid while 100 forged callbacks are answered: the true one books it', async () => {
  const forged = postMany(100);
  await callback(world, 'fail', 'T-0-nobody-nothing');
  world.provider.pay(id);
  await callback(world, 'notify', id);
  expect((await transactionOf(world, id)).status).toBe('success');
  await forged;
  expect(world.provider.count('search', id)).toBeLessThanOrEqual(2);
});

test('declined, and paid at once on the page that was left open: booked without waiting', async () => {
  world.provider.decline(id);
  await callback(world, 'fail', id);
  world.provider.pay(id);
  const began = performance.now();
  await callback(world, 'success', id);
  expect(performance.now() - began).toBeLessThan(3000);
  expect((await transactionOf(world, id)).status).toBe('success');
});

test('two instances ask one after the other', async () => {
  const instances = [world.context, { ...world.context }];
  const asked = instances.map((context) => askAndSettle(id, context));
  await Promise.all(asked);
  const [first, second, ...more] = world.provider.requests.filter(
    ({ endpoint, transactionId }) => endpoint === 'search' && transactionId === id,
  );
  expect(more).toEqual([]);
  const pauseMs = Number(second?.at) - Number(first?.at);
  expect(pauseMs).toBeGreaterThan(4500);
});

test('who looks at a payment again and again is answered at once, and asks once', async () => {
  const began = performance.now();
  for (let look = 0; look < 5; look += 1) {
    const { data } = await call(world, 'GET', `/transactions/${id}`, { as: customer });
    expect(data.status).toBe('pending');
  }
  expect(performance.now() - began).toBeLessThan(4000);
  expect(world.provider.count('search', id)).toBe(1);
});
