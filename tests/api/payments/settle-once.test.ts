import { readAllTimeStatistics } from '@carwash/functions/statistics/read-statistics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookingOf,
  bookingsOf,
  expectBooksToBalance,
  slotNow,
  transactionOf,
} from '../support/books.ts';
import { call, callback, startPaying, vehicle } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
beforeAll(async () => {
  world = await openWorld();
  customer = await newCustomer(world);
});
afterAll(() => world.close());

const allTime = () => readAllTimeStatistics(world.context);

test('every road to settling, taken at once and 20 times, leads to one booking', async () => {
  const slot = await newSlot(world, await newService(world));
  const admin = await newAdmin(world);
  const before = await allTime();
  const id = await startPaying(world, customer, slot);
  world.provider.pay(id);

  const confirm = { as: customer, json: { transactionId: id, status: 'success' } };
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => callback(world, 'success', id)),
    callback(world, 'fail', id),
    callback(world, 'notify', id),
    callback(world, 'notify', id),
    call(world, 'POST', '/transactions/create-transaction', confirm),
    call(world, 'POST', '/transactions/create-transaction', confirm),
    call(world, 'POST', '/bookings', { as: customer, json: { transactionId: id } }),
    call(world, 'POST', '/bookings', { as: customer, json: { transactionId: id } }),
    call(world, 'GET', `/transactions/${id}`, { as: customer }),
    call(world, 'POST', '/payments/reconcile', { as: admin, json: {} }),
    call(world, 'POST', `/payments/${id}/cancel`, { as: customer, json: {} }),
  ]);

  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  const redirects = answers.slice(0, 21).map(({ status, location }) => [status, location]);
  const returnTo = (page: string) => [303, `${world.apiUrl}/${page}?transaction=${id}`];
  expect(redirects).toEqual([
    ...Array(20).fill(returnTo('booking-success')),
    returnTo('booking-fail'),
  ]);
  expect(await bookingsOf(world, slot)).toHaveLength(1);
  expect((await transactionOf(world, id)).status).toBe('success');
  expect((await slotNow(world, slot)).isBooked).toBe('booked');
  const after = await allTime();
  expect(after?.bookings).toBe((before?.bookings ?? 0) + 1);
  expect(after?.transactions?.success).toBe((before?.transactions?.success ?? 0) + 1);
  expect(after?.revenueMinor).toBe((before?.revenueMinor ?? 0) + 4990);
  await expectBooksToBalance(world);
});

test('the booking keeps what was sold, and its timeline begins', async () => {
  const service = await newService(world, { name: 'Wax', price: 120.05 });
  const slot = await newSlot(world, service);
  const id = await startPaying(world, customer, slot);
  world.provider.pay(id);
  await callback(world, 'notify', id);

  const booking = await bookingOf(world, id);
  expect(booking).toMatchObject({
    _id: id,
    customer: { uid: customer.uid, name: customer.name, email: customer.email },
    service: { _id: service._id, name: 'Wax', price: 120.05, duration: 45 },
    slot: { _id: slot._id, date: slot.date, startTime: slot.startTime, startsAt: slot.startsAt },
    vehicle,
    amount: 120.05,
    status: 'pending',
  });
  const events = await world.context.db.bookingEvents(id).get();
  expect(events.docs.map((doc) => [doc.id, doc.data().kind, doc.data().by])).toEqual([
    ['1', 'booked', { uid: customer.uid, role: 'user' }],
  ]);
});

test('the sandbox delivers its callback 20 times and the browser once: one booking', async () => {
  const slot = await newSlot(world, await newService(world));
  const id = await startPaying(world, customer, slot);
  world.provider.set({ callbacks: { mode: 'duplicate', times: 20 } }, id);
  world.provider.pay(id);
  const deliveries = await world.provider.sendCallbacks(id);
  expect(deliveries).toHaveLength(20);
  expect(deliveries.filter(({ status }) => status !== 303)).toEqual([]);
  expect(await bookingsOf(world, slot)).toHaveLength(1);
  await expectBooksToBalance(world);
});

test('answers of the API carry _id and ISO times', async () => {
  const slot = await newSlot(world, await newService(world));
  const id = await startPaying(world, customer, slot);
  const { data } = await call(world, 'GET', `/transactions/${id}`, { as: customer });
  expect(data).toMatchObject({ _id: id, transactionId: id, status: 'pending', amount: 49.9 });
  expect(data.slot.startsAt).toBe(slot.startsAt.toISOString());
});
