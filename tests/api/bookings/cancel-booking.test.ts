import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { timelineOf } from '../../support/reads/timelines.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { closeBays } from '../support/calls/bays.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});
mendAfterEach();

const cancel = (id: string) => cancelBooking(harness, customer, id);

const eventsOf = async (id: string) =>
  (await timelineOf(harness, id)).map(({ _id, kind }) => [_id, kind]);

test('cancelling a day ahead gives the money back and opens the slot', async () => {
  const slot = await newSlot(harness, await newService(harness), 24 * 60 + 5);
  const id = await book(harness, customer, slot);
  const answer = await cancel(id);
  expect([answer.status, answer.data.status]).toEqual([200, 'cancelled']);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'refund_due',
    refundReason: 'booking_cancelled',
  });
  expect(await slotNow(harness, slot)).toMatchObject({ isBooked: 'available', claimId: null });
  expect(await eventsOf(id)).toEqual([
    ['1', 'booked'],
    ['2', 'cancelled'],
  ]);
  const again = await book(harness, await newCustomer(harness), slot);
  expect((await bookingsOf(harness, slot)).map(({ _id }) => _id).sort()).toEqual(
    [id, again].sort(),
  );
});

test('cancelling later gives the money back where the business has closed the only bay', async () => {
  const service = await newService(harness);
  const slot = await newSlot(harness, service, 3 * 60);
  const id = await book(harness, customer, slot);
  await closeBays(harness, admin, { bays: [service._id], from: slot.date, to: slot.date });
  const told = (refund: boolean) =>
    call(harness, 'DELETE', `/bookings/${id}?refund=${refund}`, { as: customer });
  expect(await told(false)).toMatchObject({ status: 409, code: 'refund_changed' });
  expect((await told(true)).data).toMatchObject({ status: 'cancelled', refundTerms: 'granted' });
  expect((await transactionOf(harness, id)).status).toBe('refund_due');
});

test('cancelling again is answered as the first time, unless it was seen before', async () => {
  const slot = await newSlot(harness, await newService(harness));
  const id = await book(harness, customer, slot);
  const first = await cancel(id);
  expect(await cancel(id)).toEqual(first);
  const keyed = { key: `cancel-${id}`, version: 1 };
  expect((await cancelBooking(harness, customer, id, keyed)).message).toBe(
    'You cancelled it. Please look again.',
  );
  const told = await call(harness, 'DELETE', `/bookings/${id}?refund=true`, { as: customer });
  expect(told).toEqual(first);
  expect(await eventsOf(id)).toHaveLength(2);
});

test('20 cancellations at once cancel once', async () => {
  const slot = await newSlot(harness, await newService(harness));
  const id = await book(harness, customer, slot);
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await eventsOf(id)).toHaveLength(2);
});

test('the reconciler completes a booking once, after its slot has ended', async () => {
  const service = await newService(harness);
  const slot = await newSlot(harness, service, 10);
  const id = await book(harness, customer, slot);
  harness.clock.advanceMinutes(10 + service.duration - 1);
  await reconcile(harness, admin);
  expect((await bookingOf(harness, id))?.status).toBe('pending');
  harness.clock.advanceMinutes(3);
  await Promise.all([
    reconcile(harness, admin),
    reconcile(harness, admin),
    reconcile(harness, admin),
  ]);
  expect((await bookingOf(harness, id))?.status).toBe('completed');
  expect(await eventsOf(id)).toEqual([
    ['1', 'booked'],
    ['2', 'completed'],
  ]);
  expect((await cancel(id)).code).toBe('conflict');
});
