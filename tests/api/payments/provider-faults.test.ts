import type { Slot } from '@carwash/domain/slots/slot';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingsOf, transactionOf, transactionsOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
let slot: Slot;

test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});
beforeEach(async () => {
  slot = await newSlot(harness, await newService(harness));
});
mendAfterEach();

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
    harness.provider.set({ initiate: plan });
    harness.stopWaiting();
    const answer = await initiate(harness, customer, slot);
    expect([answer.status, answer.code]).toEqual([502, 'provider_down']);
    expect(
      (await transactionsOf(harness, slot)).map((one) => [one.status, one.failureReason]),
    ).toEqual([['failed', 'provider_down']]);
    expect(await slotNow(harness, slot)).toMatchObject({
      isBooked: 'available',
      heldUntil: null,
      claimId: null,
    });
  });

  test('the same customer can try again at once, with the same Idempotency-Key too', async () => {
    harness.provider.set({ initiate: { mode: 'down' } });
    expect((await initiate(harness, customer, slot, { key: 'again' })).status).toBe(502);
    harness.provider.set({ initiate: { mode: 'normal' } });
    harness.clock.advanceMinutes(1);
    const answer = await initiate(harness, customer, slot, { key: 'again' });
    expect(answer.status).toBe(200);
    expect((await transactionsOf(harness, slot)).map(({ status }) => status).sort()).toEqual([
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
    const id = await startPaying(harness, customer, slot);
    harness.provider.pay(id);
    harness.provider.set({ search: plan });
    harness.stopWaiting();
    expect((await callback(harness, 'success', id)).status).toBe(303);
    const read = await call(harness, 'GET', `/transactions/${id}`, { as: customer });
    expect([read.status, read.data.status]).toEqual([200, 'pending']);
    expect(await bookingsOf(harness, slot)).toEqual([]);

    harness.provider.set({ search: { mode: 'normal' } });
    harness.clock.advanceMinutes(16);
    await reconcile(harness, admin);
    expect((await transactionOf(harness, id)).status).toBe('success');
    expect(await bookingsOf(harness, slot)).toHaveLength(1);
  });

  test('a silent provider is asked again some minutes later, not at every run', async () => {
    const id = await startPaying(harness, customer, slot);
    harness.provider.set({ search: { mode: 'down' } });
    harness.clock.advanceMinutes(16);
    await reconcile(harness, admin);
    expect(harness.provider.count('search', id)).toBe(1);
    await reconcile(harness, admin);
    expect(harness.provider.count('search', id)).toBe(1);
    harness.clock.advanceMinutes(6);
    await reconcile(harness, admin);
    expect(harness.provider.count('search', id)).toBe(2);
    expect((await transactionOf(harness, id)).status).toBe('pending');
    harness.provider.set({ search: { mode: 'normal' } });
    harness.clock.advanceMinutes(6);
    await reconcile(harness, admin);
    expect((await transactionOf(harness, id)).status).toBe('failed');
  });
});

test('the reconciler books a paid payment whose success callback never arrives', async () => {
  const id = await startPaying(harness, customer, slot);
  harness.provider.pay(id);
  harness.clock.advanceMinutes(16);
  expect((await reconcile(harness, admin)).data.failed).toBe(0);
  expect((await transactionOf(harness, id)).status).toBe('success');
  expect((await slotNow(harness, slot)).isBooked).toBe('booked');
});

test('the reconciler fails an unpaid payment and frees its slot', async () => {
  const id = await startPaying(harness, customer, slot);
  harness.clock.advanceMinutes(16);
  await reconcile(harness, admin);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'failed',
    failureReason: 'expired',
  });
  expect((await slotNow(harness, slot)).heldUntil).toBeNull();
});

test('a relative and an absolute address of the card page are both understood', async () => {
  for (const paymentUrl of ['relative', 'absolute'] as const) {
    const other = await newSlot(harness, await newService(harness));
    harness.provider.set({ paymentUrl });
    const answer = await initiate(harness, customer, other);
    expect((await fetch(answer.data.payment_url)).status).toBe(200);
  }
});
