import type { Slot } from '@carwash/domain/slots/slot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  bookingsOf,
  expectBooksToBalance,
  slotNow,
  transactionOf,
  transactionsOf,
} from '../support/books.ts';
import { call, callback, initiate, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { reconcile } from '../support/reconcile.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let admin: Person;
let slot: Slot;

beforeAll(async () => {
  world = await openWorld();
  [customer, admin] = await Promise.all([newCustomer(world), newAdmin(world)]);
});
beforeEach(async () => {
  slot = await newSlot(world, await newService(world));
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

describe('the card page cannot be opened', () => {
  test.each([
    ['past the time-out', { mode: 'slow', ms: 2500 }],
    ['the provider never answers', { mode: 'hang' }],
    ['the provider is down', { mode: 'down' }],
    ['the provider fails', { mode: 'http500' }],
    ['an HTML page', { mode: 'html' }],
    ['broken JSON', { mode: 'garbled-json' }],
    ['no address', { mode: 'no-url' }],
  ] as const)('%s: 502, and the slot is free at once', async (_case, plan) => {
    world.provider.set({ initiate: plan });
    const answer = await initiate(world, customer, slot);
    expect([answer.status, answer.code]).toEqual([502, 'provider_down']);
    expect(
      (await transactionsOf(world, slot)).map((one) => [one.status, one.failureReason]),
    ).toEqual([['failed', 'provider_down']]);
    expect(await slotNow(world, slot)).toMatchObject({
      isBooked: 'available',
      heldUntil: null,
      claimId: null,
    });
  });

  test('the same customer can try again at once, with the same Idempotency-Key too', async () => {
    world.provider.set({ initiate: { mode: 'down' } });
    expect((await initiate(world, customer, slot, { key: 'again' })).status).toBe(502);
    world.provider.set({ initiate: { mode: 'normal' } });
    world.clock.advanceMinutes(1);
    const answer = await initiate(world, customer, slot, { key: 'again' });
    expect(answer.status).toBe(200);
    expect((await transactionsOf(world, slot)).map(({ status }) => status).sort()).toEqual([
      'failed',
      'pending',
    ]);
  });
});

describe('the provider cannot be asked whether it was paid', () => {
  test.each([
    ['past the time-out', { mode: 'slow', ms: 2500 }],
    ['it never answers', { mode: 'hang' }],
    ['it is down', { mode: 'down' }],
    ['it fails', { mode: 'http500' }],
    ['an HTML page', { mode: 'html' }],
    ['broken JSON', { mode: 'garbled-json' }],
  ] as const)('%s: the payment stays pending, and is booked later', async (_case, plan) => {
    const id = await startPaying(world, customer, slot);
    world.provider.pay(id);
    world.provider.set({ search: plan });
    expect((await callback(world, 'success', id)).status).toBe(303);
    const read = await call(world, 'GET', `/transactions/${id}`, { as: customer });
    expect([read.status, read.data.status]).toEqual([200, 'pending']);
    expect(await bookingsOf(world, slot)).toEqual([]);

    world.provider.set({ search: { mode: 'normal' } });
    world.clock.advanceMinutes(16);
    await reconcile(world, admin);
    expect((await transactionOf(world, id)).status).toBe('success');
    expect(await bookingsOf(world, slot)).toHaveLength(1);
  });

  test('a silent provider is asked again some minutes later, not at every run', async () => {
    const id = await startPaying(world, customer, slot);
    world.provider.set({ search: { mode: 'down' } });
    world.clock.advanceMinutes(16);
    await reconcile(world, admin);
    expect(world.provider.count('search', id)).toBe(1);
    await reconcile(world, admin);
    expect(world.provider.count('search', id)).toBe(1);
    world.clock.advanceMinutes(6);
    await reconcile(world, admin);
    expect(world.provider.count('search', id)).toBe(2);
    expect((await transactionOf(world, id)).status).toBe('pending');
    world.provider.set({ search: { mode: 'normal' } });
    world.clock.advanceMinutes(6);
    await reconcile(world, admin);
    expect((await transactionOf(world, id)).status).toBe('failed');
  });
});

test('the success callback never arrives: the reconciler books it', async () => {
  const id = await startPaying(world, customer, slot);
  world.provider.pay(id);
  world.clock.advanceMinutes(16);
  expect((await reconcile(world, admin)).data.failed).toBe(0);
  expect((await transactionOf(world, id)).status).toBe('success');
  expect((await slotNow(world, slot)).isBooked).toBe('booked');
});

test('nobody pays: the reconciler fails the payment and frees the slot', async () => {
  const id = await startPaying(world, customer, slot);
  world.clock.advanceMinutes(16);
  await reconcile(world, admin);
  expect(await transactionOf(world, id)).toMatchObject({
    status: 'failed',
    failureReason: 'expired',
  });
  expect((await slotNow(world, slot)).heldUntil).toBeNull();
});

test('a relative and an absolute address of the card page are both understood', async () => {
  for (const paymentUrl of ['relative', 'absolute'] as const) {
    const other = await newSlot(world, await newService(world));
    world.provider.set({ paymentUrl });
    const answer = await initiate(world, customer, other);
    expect((await fetch(answer.data.payment_url)).status).toBe(200);
  }
});
