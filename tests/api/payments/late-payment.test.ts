import type { Slot } from '@carwash/domain/slots/slot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingOf,
  bookingsOf,
  expectBooksToBalance,
  slotNow,
  transactionOf,
} from '../support/books.ts';
import { call, callback, initiate, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { reconcile } from '../support/reconcile.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let first: Person;
let second: Person;
let admin: Person;
let slot: Slot;

beforeAll(async () => {
  world = await openWorld();
  [first, second, admin] = await Promise.all([
    newCustomer(world),
    newCustomer(world),
    newAdmin(world),
  ]);
});
beforeEach(async () => {
  slot = await newSlot(world, await newService(world));
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

test('the hold expires, another customer books and pays, then the first payment arrives', async () => {
  const late = await startPaying(world, first, slot);
  world.clock.advanceMinutes(15.1);
  const quick = await startPaying(world, second, slot);
  world.provider.pay(quick);
  await callback(world, 'success', quick);
  world.provider.pay(late);
  const answer = await callback(world, 'success', late);

  expect((await bookingsOf(world, slot)).map(({ _id }) => _id)).toEqual([quick]);
  expect(await transactionOf(world, late)).toMatchObject({
    status: 'refund_due',
    refundReason: 'slot_gone',
  });
  expect(answer.location).toBe(`${world.apiUrl}/booking-success?transaction=${late}`);
  const told = await call(world, 'POST', '/bookings', { as: first, json: { transactionId: late } });
  expect([told.status, told.message]).toEqual([
    409,
    'This payment could not be booked. The money goes back to you.',
  ]);
});

test('while the second customer is still paying, the late first payment does not take the slot', async () => {
  const late = await startPaying(world, first, slot);
  world.clock.advanceMinutes(15.1);
  const quick = await startPaying(world, second, slot);
  world.provider.pay(late);
  await callback(world, 'notify', late);
  expect((await transactionOf(world, late)).status).toBe('refund_due');
  world.provider.pay(quick);
  await callback(world, 'notify', quick);
  expect((await bookingsOf(world, slot)).map(({ _id }) => _id)).toEqual([quick]);
});

test('late, but nobody else came: booked', async () => {
  const late = await startPaying(world, first, slot);
  world.clock.advanceMinutes(20);
  world.provider.pay(late);
  await callback(world, 'success', late);
  expect(await bookingOf(world, late)).toBeDefined();
});

test('declined, then paid on the page that was left open: booked', async () => {
  const id = await startPaying(world, first, slot);
  world.provider.decline(id);
  await callback(world, 'fail', id);
  expect((await transactionOf(world, id)).status).toBe('failed');
  world.provider.pay(id);
  await callback(world, 'success', id);
  expect(await transactionOf(world, id)).toMatchObject({ status: 'success', failureReason: null });
  expect((await slotNow(world, slot)).isBooked).toBe('booked');
});

test('failed, then paid, and that callback is lost: the reconciler finds it', async () => {
  const id = await startPaying(world, first, slot);
  world.provider.decline(id);
  await callback(world, 'fail', id);
  world.provider.pay(id);
  world.clock.advanceMinutes(31);
  await reconcile(world, admin);
  expect((await transactionOf(world, id)).status).toBe('success');
});

test('the slot begins while its customer pays: booked', async () => {
  const soon = await newSlot(world, await newService(world), 5);
  const id = await startPaying(world, first, soon);
  world.clock.advanceMinutes(10);
  world.provider.pay(id);
  await callback(world, 'success', id);
  expect(await bookingsOf(world, soon)).toHaveLength(1);
});

test('the slot has begun and the hold is long over: the money goes back', async () => {
  const soon = await newSlot(world, await newService(world), 5);
  const id = await startPaying(world, first, soon);
  world.clock.advanceMinutes(18);
  world.provider.pay(id);
  await callback(world, 'success', id);
  expect(await bookingsOf(world, soon)).toEqual([]);
  expect((await transactionOf(world, id)).status).toBe('refund_due');
});

test('the slot was deleted while its customer paid: the money goes back', async () => {
  const id = await startPaying(world, first, slot);
  await world.context.db.slots.doc(slot._id).delete();
  world.provider.pay(id);
  await callback(world, 'success', id);
  expect(await transactionOf(world, id)).toMatchObject({
    status: 'refund_due',
    refundReason: 'slot_gone',
  });
});

test('a price that changes while the customer pays does not change what is paid', async () => {
  const id = await startPaying(world, first, slot);
  await world.context.db.services.doc(slot.serviceId).update({ price: 9999 });
  world.provider.pay(id);
  await callback(world, 'success', id);
  expect(await bookingOf(world, id)).toMatchObject({ amount: 49.9 });
});

test('after the hold another customer may go to pay; during it nobody may', async () => {
  await startPaying(world, first, slot);
  world.clock.advanceMinutes(14.9);
  expect((await initiate(world, second, slot)).code).toBe('slot_taken');
  world.clock.advanceMinutes(0.2);
  expect((await initiate(world, second, slot)).status).toBe(200);
});
