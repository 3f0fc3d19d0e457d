import type { Slot } from '@carwash/domain/slots/slot';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
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
  slot = await newSlot(harness, await newService(harness));
  id = await startPaying(harness, customer, slot);
});
mendAfterEach();

async function expectNoBooking(status: string): Promise<void> {
  expect(await bookingsOf(harness, slot)).toEqual([]);
  expect((await transactionOf(harness, id)).status).toBe(status);
  expect((await slotNow(harness, slot)).isBooked).toBe('available');
}

test('a success callback for an unpaid transaction books nothing', async () => {
  const answer = await callback(harness, 'success', id);
  expect(answer.status).toBe(303);
  await callback(harness, 'notify', id);
  await expectNoBooking('pending');
});

test('a success callback for a declined payment books nothing, and the slot stays held', async () => {
  harness.provider.decline(id);
  const answer = await callback(harness, 'success', id);
  expect(answer.location).toBe(`${harness.apiUrl}/booking-success?transaction=${id}`);
  await expectNoBooking('failed');
  const { claimId, expiresAt } = await transactionOf(harness, id);
  expect(await slotNow(harness, slot)).toMatchObject({ claimId, heldUntil: expiresAt });
});

test('a confirmation by the browser books nothing that was not paid', async () => {
  const confirmation = await call(harness, 'POST', '/transactions/create-transaction', {
    as: customer,
    json: { transactionId: id, status: 'success', amount: 49.9 },
  });
  expect(confirmation.data.status).toBe('pending');
  const booking = await call(harness, 'POST', '/bookings', {
    as: customer,
    json: { transactionId: id },
  });
  expect([booking.status, booking.code]).toEqual([409, 'not_paid']);
  await expectNoBooking('pending');
});

describe('the provider reports a payment with another amount or currency', () => {
  test.each([
    ['another amount', { amount: '1.00' }, 'refund_due'],
    ['one minor unit less', { amount: '49.89' }, 'refund_due'],
    ['another currency', { currency: 'USD' }, 'refund_due'],
    ['another store', { store_id: 'somebody' }, 'pending'],
    ['another transaction', { mer_txnid: 'T-0-other-other' }, 'pending'],
  ])('%s: no booking', async (_case, searchFields, status) => {
    harness.provider.set({ searchFields }, id);
    harness.provider.pay(id);
    await callback(harness, 'success', id);
    await expectNoBooking(status);
  });

  test('money that arrived in the wrong amount goes back, and the slot opens', async () => {
    harness.provider.set({ searchFields: { amount: '1.00' } }, id);
    harness.provider.pay(id);
    await callback(harness, 'success', id);
    expect(await transactionOf(harness, id)).toMatchObject({ refundReason: 'amount_mismatch' });
    expect(await slotNow(harness, slot)).toMatchObject({ heldUntil: null, claimId: null });
  });
});

test('amount and currency in a callback are ignored: the booking has the real amount', async () => {
  harness.provider.pay(id);
  await callback(harness, 'success', id, { amount: '0.01', currency: 'XXX', store_id: 'x' });
  expect(await bookingOf(harness, id)).toMatchObject({ amount: 49.9 });
});

test('a fail callback for a payment that the provider says succeeded: booked', async () => {
  harness.provider.pay(id);
  const answer = await callback(harness, 'fail', id, { pay_status: 'Failed', status_code: '7' });
  expect(answer.location).toBe(`${harness.apiUrl}/booking-fail?transaction=${id}`);
  expect(await bookingOf(harness, id)).toBeDefined();
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
  const answer = await callback(harness, 'success', unknown);
  const returnPage = `${harness.apiUrl}/booking-success${query}`;
  expect([answer.status, answer.location]).toEqual([303, returnPage]);
  await expectNoBooking('pending');
});
