import { readAllTimeStatistics } from '@carwash/functions/statistics/read-statistics';
import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { bookingOf, bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
});

const allTime = () => readAllTimeStatistics(harness.context);

test('every road to settling, taken at once and 20 times, leads to one booking', async () => {
  const slot = await newSlot(harness, await newService(harness));
  const admin = await newAdmin(harness);
  const before = await allTime();
  const id = await startPaying(harness, customer, slot);
  harness.provider.pay(id);

  const confirm = { as: customer, json: { transactionId: id, status: 'success' } };
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => callback(harness, 'success', id)),
    callback(harness, 'fail', id),
    callback(harness, 'notify', id),
    callback(harness, 'notify', id),
    call(harness, 'POST', '/transactions/create-transaction', confirm),
    call(harness, 'POST', '/transactions/create-transaction', confirm),
    call(harness, 'POST', '/bookings', { as: customer, json: { transactionId: id } }),
    call(harness, 'POST', '/bookings', { as: customer, json: { transactionId: id } }),
    call(harness, 'GET', `/transactions/${id}`, { as: customer }),
    call(harness, 'POST', '/payments/reconcile', { as: admin, json: {} }),
    call(harness, 'POST', `/payments/${id}/cancel`, { as: customer, json: {} }),
  ]);

  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  const redirects = answers.slice(0, 21).map(({ status, location }) => [status, location]);
  const returnTo = (page: string) => [303, `${harness.apiUrl}/${page}?transaction=${id}`];
  expect(redirects).toEqual([
    ...Array(20).fill(returnTo('booking-success')),
    returnTo('booking-fail'),
  ]);
  expect(await bookingsOf(harness, slot)).toHaveLength(1);
  expect((await transactionOf(harness, id)).status).toBe('success');
  expect((await slotNow(harness, slot)).isBooked).toBe('booked');
  const after = await allTime();
  expect(after?.bookings).toBe((before?.bookings ?? 0) + 1);
  expect(after?.transactions?.success).toBe((before?.transactions?.success ?? 0) + 1);
  expect(after?.revenueMinor).toBe((before?.revenueMinor ?? 0) + 4990);
  await expectConsistentRecords(harness);
});

test('the booking keeps the sold facts, and its timeline begins', async () => {
  const service = await newService(harness, { name: 'Wax', price: 120.05 });
  const slot = await newSlot(harness, service);
  const id = await startPaying(harness, customer, slot);
  harness.provider.pay(id);
  await callback(harness, 'notify', id);

  const booking = await bookingOf(harness, id);
  expect(booking).toMatchObject({
    _id: id,
    customer: { uid: customer.uid, name: customer.name, email: customer.email },
    service: { _id: service._id, name: 'Wax', price: 120.05, duration: 45 },
    slot: { _id: slot._id, date: slot.date, startTime: slot.startTime, startsAt: slot.startsAt },
    vehicle,
    amount: 120.05,
    status: 'pending',
  });
  const events = await harness.context.db.bookingEvents(id).get();
  expect(events.docs.map((doc) => [doc.id, doc.data().kind, doc.data().by])).toEqual([
    ['1', 'booked', { uid: customer.uid, role: 'user' }],
  ]);
});

test('the sandbox delivers its callback 20 times and the browser once: one booking', async () => {
  const slot = await newSlot(harness, await newService(harness));
  const id = await startPaying(harness, customer, slot);
  harness.provider.set({ callbacks: { mode: 'duplicate', times: 20 } }, id);
  harness.provider.pay(id);
  const deliveries = await harness.provider.sendCallbacks(id);
  expect(deliveries).toHaveLength(20);
  expect(deliveries.filter(({ status }) => status !== 303)).toEqual([]);
  expect(await bookingsOf(harness, slot)).toHaveLength(1);
  await expectConsistentRecords(harness);
});

test('answers of the API carry _id and ISO times', async () => {
  const slot = await newSlot(harness, await newService(harness));
  const id = await startPaying(harness, customer, slot);
  const { data } = await call(harness, 'GET', `/transactions/${id}`, { as: customer });
  expect(data).toMatchObject({ _id: id, transactionId: id, status: 'pending', amount: 49.9 });
  expect(data.slot.startsAt).toBe(slot.startsAt.toISOString());
});

test('a code that another booking has is drawn again', async () => {
  const payFor = async () => {
    const slot = await newSlot(harness, await newService(harness));
    const id = await startPaying(harness, customer, slot);
    harness.provider.pay(id);
    return id;
  };
  const paid = [await payFor(), await payFor()];
  const { drawBookingCode } = harness.context;
  const [taken, free] = [drawBookingCode(), drawBookingCode()];
  const drawn: string[] = [];
  // Every payment first draws a code that is taken.
  harness.context.drawBookingCode = () => {
    const code = drawn.length === 0 ? taken : free;
    drawn.push(code);
    return code;
  };
  try {
    for (const id of paid) {
      drawn.length = 0;
      await callback(harness, 'success', id);
    }
  } finally {
    harness.context.drawBookingCode = drawBookingCode;
  }

  expect(drawn).toEqual([taken, free]);
  const codes = await Promise.all(paid.map(async (id) => (await bookingOf(harness, id))?.code));
  expect(codes).toEqual([taken, free]);
  const { bookingCodes } = harness.context.db;
  const owners = await Promise.all(codes.map((code) => bookingCodes.doc(code ?? '').get()));
  expect(owners.map((owner) => owner.data()?.bookingId)).toEqual(paid);
  await expectConsistentRecords(harness);
});
