import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { book, cancelBooking, timelineOf } from '../support/book.ts';
import {
  bookingOf,
  bookingsOf,
  expectBooksToBalance,
  slotNow,
  transactionOf,
} from '../support/books.ts';
import { call } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { cancelAsAdmin } from '../support/desk.ts';
import { reconcile } from '../support/reconcile.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  [customer, admin] = await Promise.all([newCustomer(world), newAdmin(world)]);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

const cancel = (id: string) => cancelBooking(world, customer, id);

const eventsOf = async (id: string) =>
  (await timelineOf(world, id)).map(({ _id, kind }) => [_id, kind]);

test('a day ahead the money goes back and the slot can be sold again', async () => {
  const slot = await newSlot(world, await newService(world), 24 * 60 + 5);
  const id = await book(world, customer, slot);
  const answer = await cancel(id);
  expect([answer.status, answer.data.status]).toEqual([200, 'cancelled']);
  expect(await transactionOf(world, id)).toMatchObject({
    status: 'refund_due',
    refundReason: 'booking_cancelled',
  });
  expect(await slotNow(world, slot)).toMatchObject({ isBooked: 'available', claimId: null });
  expect(await eventsOf(id)).toEqual([
    ['1', 'booked'],
    ['2', 'cancelled'],
  ]);
  const again = await book(world, await newCustomer(world), slot);
  expect((await bookingsOf(world, slot)).map(({ _id }) => _id).sort()).toEqual([id, again].sort());
});

test('later the slot is freed but the money stays', async () => {
  const slot = await newSlot(world, await newService(world), 23 * 60);
  const id = await book(world, customer, slot);
  expect((await cancel(id)).data.status).toBe('cancelled');
  expect((await transactionOf(world, id)).status).toBe('success');
  expect((await slotNow(world, slot)).isBooked).toBe('available');
});

test.each([
  ['the money would stay', 23 * 60, true],
  ['the money would go back', 24 * 60 + 5, false],
])('nothing happens to a customer who was told otherwise: %s', async (_, minutes, refund) => {
  const slot = await newSlot(world, await newService(world), minutes);
  const id = await book(world, customer, slot);
  const told = (expected: boolean) =>
    call(world, 'DELETE', `/bookings/${id}?refund=${expected}`, { as: customer });
  expect(await told(refund)).toMatchObject({ status: 409, code: 'refund_changed' });
  expect((await bookingOf(world, id))?.status).toBe('pending');
  expect((await told(!refund)).data.status).toBe('cancelled');
});

test('cancelled again it is answered as the first time', async () => {
  const slot = await newSlot(world, await newService(world));
  const id = await book(world, customer, slot);
  const first = await cancel(id);
  expect(await cancel(id)).toEqual(first);
  const told = await call(world, 'DELETE', `/bookings/${id}?refund=true`, { as: customer });
  expect(told).toEqual(first);
  expect(await eventsOf(id)).toHaveLength(2);
});

test.each([true, false])(
  'cancelled by the business (refund: %s) it is not cancelled again',
  async (refund) => {
    const slot = await newSlot(world, await newService(world));
    const id = await book(world, customer, slot);
    await cancelAsAdmin(world, admin, id, { refund });
    const answer = await cancel(id);
    expect([answer.status, answer.code]).toEqual([409, 'conflict']);
    expect(answer.message).toContain(refund ? 'the money goes back' : 'without a refund');
  },
);

test('20 cancellations at once cancel once', async () => {
  const slot = await newSlot(world, await newService(world));
  const id = await book(world, customer, slot);
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await eventsOf(id)).toHaveLength(2);
});

test('a booking that has begun cannot be cancelled', async () => {
  const slot = await newSlot(world, await newService(world), 10);
  const id = await book(world, customer, slot);
  world.clock.advanceMinutes(11);
  expect((await cancel(id)).code).toBe('conflict');
  expect((await bookingOf(world, id))?.status).toBe('pending');
});

test('when its slot has ended the reconciler completes a booking, once', async () => {
  const service = await newService(world);
  const slot = await newSlot(world, service, 10);
  const id = await book(world, customer, slot);
  world.clock.advanceMinutes(10 + service.duration - 1);
  await reconcile(world, admin);
  expect((await bookingOf(world, id))?.status).toBe('pending');
  world.clock.advanceMinutes(3);
  await Promise.all([reconcile(world, admin), reconcile(world, admin), reconcile(world, admin)]);
  expect((await bookingOf(world, id))?.status).toBe('completed');
  expect(await eventsOf(id)).toEqual([
    ['1', 'booked'],
    ['2', 'completed'],
  ]);
  expect((await cancel(id)).code).toBe('conflict');
});
