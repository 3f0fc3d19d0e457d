import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { closeBays, reopenBays } from '../support/calls/bays.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk, cancelAsAdmin, markBooking, refundAsAdmin } from '../support/calls/desk.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { dieAtCommit } from '../support/faults/interrupt-commits.ts';
import { kindsOf, messagesOf } from '../support/messages/open-mailbox.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  // Noon in Dhaka.
  harness.clock.stopAt(new Date('2031-03-03T06:00:00Z'));
  [admin, customer] = [await newAdmin(harness), await newCustomer(harness)];
});
afterEach(() => harness.mend());

const days = 24 * 60;
const slotIn = async (minutes: number) => newSlot(harness, await newService(harness), minutes);
const bookIn = async (minutes: number) => book(harness, customer, await slotIn(minutes));

const ofBooking = ['confirmation 1', 'reminder_day 1', 'reminder_soon 1', 'staff_booking 1'];

test('a booking is reported, and its reminders wait for their time', async () => {
  const id = await bookIn(3 * days);
  expect(await kindsOf(harness, id)).toEqual(ofBooking);
  const messages = await messagesOf(harness, id);
  expect(messages.map(({ uid }) => uid).filter(Boolean)).toEqual(Array(3).fill(customer.uid));
  expect(new Set(messages.map(({ linkToken }) => linkToken)).size).toBe(4);
});

test('a sale at the desk is reported as well, without reminders that are past', async () => {
  const { data } = await bookAtDesk(harness, admin, await slotIn(60));
  expect(await kindsOf(harness, data._id)).toEqual(['confirmation 1', 'staff_booking 1']);
});

test('every change of a booking is reported with the number of its event', async () => {
  const service = await newService(harness);
  const id = await book(harness, customer, await newSlot(harness, service, 3 * days));
  await reschedule(harness, customer, id, await newSlot(harness, service, 4 * days));
  await cancelAsAdmin(harness, admin, id, { refund: true });
  const json = { status: 'refunded', reference: 'BANK-1' };
  await call(harness, 'PATCH', `/transactions/${id}/status`, { as: admin, json });
  expect(await kindsOf(harness, id)).toEqual(
    [
      ...ofBooking,
      'moved 2',
      'reminder_day 2',
      'reminder_soon 2',
      'cancelled 3',
      'staff_cancellation 3',
      'refunded 4',
    ].sort(),
  );
  const cancelled = (await messagesOf(harness, id)).find(({ kind }) => kind === 'cancelled');
  expect(cancelled?.facts).toMatchObject({ by: 'admin', isRefunded: true });
});

test('a refund by the business, and a visit that is over', async () => {
  const id = await bookIn(10);
  harness.clock.advanceMinutes(75);
  await markBooking(harness, admin, id, 'completed');
  await refundAsAdmin(harness, admin, id, 'The water was cold.');
  expect(await kindsOf(harness, id)).toEqual([
    'confirmation 1',
    'how_was_it 2',
    'refund_granted 3',
    'staff_booking 1',
  ]);
});

test('money that comes too late is reported to customer and staff, and so is its way back', async () => {
  const slot = await slotIn(3 * days);
  const late = await startPaying(harness, customer, slot);
  harness.clock.advanceMinutes(20);
  await book(harness, await newCustomer(harness), slot);
  harness.provider.pay(late);
  await callback(harness, 'notify', late);
  expect(await kindsOf(harness, late)).toEqual(['place_lost 1', 'staff_payment 1']);
  const json = { status: 'refunded', reference: 'BANK-2' };
  await call(harness, 'PATCH', `/transactions/${late}/status`, { as: admin, json });
  expect(await kindsOf(harness, late)).toEqual(['place_lost 1', 'refunded 1', 'staff_payment 1']);
});

describe('a bay that closes', () => {
  const closeOn = (date: string) =>
    closeBays(harness, admin, { bays: ['bay-1'], from: date, to: date });

  test('is reported for a booking that has no place then, each time once', async () => {
    await newBays(harness, 1);
    const slot = await slotIn(3 * days);
    const id = await book(harness, customer, slot);
    const told = async () =>
      (await kindsOf(harness, id)).filter((kind) => kind.includes('displaced')).length;
    const first = await closeOn(slot.date);
    expect(await told()).toBe(2);
    await closeOn(slot.date);
    expect(await told()).toBe(2);
    await reopenBays(harness, admin, first.data.closure._id);
    expect(await told()).toBe(2);
    harness.clock.advanceMinutes(1);
    await closeOn(slot.date);
    expect(await told()).toBe(4);
  });

  test('is not reported for a booking that goes to another bay, nor by a preview', async () => {
    await newBays(harness, 2);
    const slot = await slotIn(3 * days);
    const id = await book(harness, customer, slot);
    await closeOn(slot.date);
    const all = { bays: ['bay-1', 'bay-2'], from: slot.date, to: slot.date, preview: true };
    expect((await closeBays(harness, admin, all)).data.displaced).toHaveLength(1);
    expect(await kindsOf(harness, id)).toEqual(ofBooking);
  });
});

test('nothing is reported that was not written, and nothing twice', async () => {
  const id = await bookIn(3 * days);
  const mend = dieAtCommit(harness, 1);
  expect((await cancelBooking(harness, customer, id)).status).toBe(500);
  mend();
  expect(await kindsOf(harness, id)).toEqual(ofBooking);
  await Promise.all(Array.from({ length: 5 }, () => cancelBooking(harness, customer, id)));
  await Promise.all(Array.from({ length: 5 }, () => callback(harness, 'notify', id)));
  expect(await kindsOf(harness, id)).toEqual(
    [...ofBooking, 'cancelled 2', 'staff_cancellation 2'].sort(),
  );
});
