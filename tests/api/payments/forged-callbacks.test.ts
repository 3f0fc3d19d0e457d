import type { Slot } from '@carwash/domain/slots/slot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  bookingOf,
  bookingsOf,
  expectBooksToBalance,
  slotNow,
  transactionOf,
} from '../support/books.ts';
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

async function expectNoBooking(status: string): Promise<void> {
  expect(await bookingsOf(world, slot)).toEqual([]);
  expect((await transactionOf(world, id)).status).toBe(status);
  expect((await slotNow(world, slot)).isBooked).toBe('available');
}

test('a success callback for an unpaid transaction books nothing', async () => {
  const answer = await callback(world, 'success', id);
  expect(answer.status).toBe(303);
  await callback(world, 'notify', id);
  await expectNoBooking('pending');
});

test('a success callback for a declined payment books nothing and frees the slot', async () => {
  world.provider.decline(id);
  const answer = await callback(world, 'success', id);
  expect(answer.location).toBe(`${world.apiUrl}/booking-success?transaction=${id}`);
  await expectNoBooking('failed');
  expect((await slotNow(world, slot)).heldUntil).toBeNull();
});

test('a confirmation by the browser books nothing that was not paid', async () => {
  const confirmation = await call(world, 'POST', '/transactions/create-transaction', {
    as: customer,
    json: { transactionId: id, status: 'success', amount: 49.9 },
  });
  expect(confirmation.data.status).toBe('pending');
  const booking = await call(world, 'POST', '/bookings', {
    as: customer,
    json: { transactionId: id },
  });
  expect([booking.status, booking.code]).toEqual([409, 'not_paid']);
  await expectNoBooking('pending');
});

describe('the provider says paid, but not what was asked', () => {
  test.each([
    ['another amount', { amount: '1.00' }, 'refund_due'],
    ['one minor unit less', { amount: '49.89' }, 'refund_due'],
    ['another currency', { currency: 'USD' }, 'refund_due'],
    ['another store', { store_id: 'somebody' }, 'pending'],
    ['another transaction', { mer_txnid: 'T-0-other-other' }, 'pending'],
  ])('%s: no booking', async (_case, searchFields, status) => {
    world.provider.set({ searchFields }, id);
    world.provider.pay(id);
    await callback(world, 'success', id);
    await expectNoBooking(status);
  });

  test('money that arrived in the wrong amount goes back, and the slot opens', async () => {
    world.provider.set({ searchFields: { amount: '1.00' } }, id);
    world.provider.pay(id);
    await callback(world, 'success', id);
    expect(await transactionOf(world, id)).toMatchObject({ refundReason: 'amount_mismatch' });
    expect(await slotNow(world, slot)).toMatchObject({ heldUntil: null, claimId: null });
  });
});

test("what a callback claims does not matter: another payment's fields, the right search", async () => {
  world.provider.pay(id);
  await callback(world, 'success', id, { amount: '0.01', currency: 'XXX', store_id: 'x' });
  expect(await bookingOf(world, id)).toMatchObject({ amount: 49.9 });
});

test('a fail callback for a payment that the provider says succeeded: booked', async () => {
  world.provider.pay(id);
  const answer = await callback(world, 'fail', id, { pay_status: 'Failed', status_code: '7' });
  expect(answer.location).toBe(`${world.apiUrl}/booking-fail?transaction=${id}`);
  expect(await bookingOf(world, id)).toBeDefined();
});

test.each([
  ['T-0-nobody-nothing', '?transaction=T-0-nobody-nothing'],
  ['T-0-nobody-nothing&x=1', ''],
  ['../users/x', ''],
  ['a/b', ''],
  ['__all__', ''],
  ['.', ''],
  ['x'.repeat(64), ''],
])('a callback for %j changes nothing and brings the browser back', async (unknown, query) => {
  const answer = await callback(world, 'success', unknown);
  const returnPage = `${world.apiUrl}/booking-success${query}`;
  expect([answer.status, answer.location]).toEqual([303, returnPage]);
  await expectNoBooking('pending');
});
