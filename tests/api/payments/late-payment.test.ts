import type { Slot } from '@carwash/domain/slots/slot';
import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, removeSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let first: Person;
let second: Person;
let admin: Person;
let slot: Slot;

test.beforeAll(async ({ harness }) => {
  [first, second, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
});
beforeEach(async () => {
  slot = await newSlot(harness, await newService(harness));
});
mendAfterEach();

test('a first payment that comes after another customer has booked is refunded', async () => {
  const late = await startPaying(harness, first, slot);
  harness.clock.advanceMinutes(15.1);
  const quick = await startPaying(harness, second, slot);
  harness.provider.pay(quick);
  await callback(harness, 'success', quick);
  harness.provider.pay(late);
  const answer = await callback(harness, 'success', late);

  expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([quick]);
  expect(await transactionOf(harness, late)).toMatchObject({
    status: 'refund_due',
    refundReason: 'slot_gone',
  });
  expect(answer.location).toBe(`${harness.apiUrl}/booking-success?transaction=${late}`);
  const told = await call(harness, 'POST', '/bookings', {
    as: first,
    json: { transactionId: late },
  });
  expect([told.status, told.message]).toEqual([
    409,
    'This payment could not be booked. The money goes back to you.',
  ]);
});

test('while the second customer is still paying, the late first payment does not take the slot', async () => {
  const late = await startPaying(harness, first, slot);
  harness.clock.advanceMinutes(15.1);
  const quick = await startPaying(harness, second, slot);
  harness.provider.pay(late);
  await callback(harness, 'notify', late);
  expect((await transactionOf(harness, late)).status).toBe('refund_due');
  harness.provider.pay(quick);
  await callback(harness, 'notify', quick);
  expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([quick]);
});

test('a late payment is booked if the slot is still free', async () => {
  const late = await startPaying(harness, first, slot);
  harness.clock.advanceMinutes(20);
  harness.provider.pay(late);
  await callback(harness, 'success', late);
  expect(await bookingOf(harness, late)).toBeDefined();
});

test('a declined payment that is then paid on the page left open is booked', async () => {
  const id = await startPaying(harness, first, slot);
  harness.provider.decline(id);
  await callback(harness, 'fail', id);
  expect((await transactionOf(harness, id)).status).toBe('failed');
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'success',
    failureReason: null,
  });
  expect((await slotNow(harness, slot)).isBooked).toBe('booked');
});

test('the reconciler finds a failed payment that was paid although its callback is lost', async () => {
  const id = await startPaying(harness, first, slot);
  harness.provider.decline(id);
  await callback(harness, 'fail', id);
  harness.provider.pay(id);
  harness.clock.advanceMinutes(31);
  await reconcile(harness, admin);
  expect((await transactionOf(harness, id)).status).toBe('success');
});

test('a slot that begins while its customer pays is booked', async () => {
  const soon = await newSlot(harness, await newService(harness), 5);
  const id = await startPaying(harness, first, soon);
  harness.clock.advanceMinutes(6.5);
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(await bookingsOf(harness, soon)).toHaveLength(1);
});

test('the slot has begun and the hold is long over: the money goes back', async () => {
  const soon = await newSlot(harness, await newService(harness), 5);
  const id = await startPaying(harness, first, soon);
  harness.clock.advanceMinutes(18);
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(await bookingsOf(harness, soon)).toEqual([]);
  expect((await transactionOf(harness, id)).status).toBe('refund_due');
});

test('the slot was deleted while its customer paid: the money goes back', async () => {
  const id = await startPaying(harness, first, slot);
  await removeSlot(harness, slot);
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'refund_due',
    refundReason: 'slot_gone',
  });
});

test('a price that changes while the customer pays does not change what is paid', async () => {
  const id = await startPaying(harness, first, slot);
  await harness.context.db.services.doc(slot.serviceId).update({ price: 9999 });
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  expect(await bookingOf(harness, id)).toMatchObject({ amount: 49.9 });
});

test('another customer may start to pay after the hold, but not during it', async () => {
  await startPaying(harness, first, slot);
  harness.clock.advanceMinutes(14.9);
  expect((await initiate(harness, second, slot)).code).toBe('slot_taken');
  harness.clock.advanceMinutes(0.2);
  expect((await initiate(harness, second, slot)).status).toBe(200);
});
