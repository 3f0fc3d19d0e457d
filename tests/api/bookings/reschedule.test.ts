import { maxMovesPerDay } from '@carwash/domain/bookings/reschedule-policy';
import type { Service } from '@carwash/domain/services/service';
import { bookedSlotSchema, type Slot } from '@carwash/domain/slots/slot';
import { startOfNextDay } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { eventKindsOf, timelineOf } from '../../support/reads/timelines.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { closeBays } from '../support/calls/bays.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { cancelAsAdmin, moveBooking } from '../support/calls/desk.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let rival: Person;
let admin: Person;
let service: Service;
let from: Slot;
let to: Slot;
let id: string;

test.beforeAll(async ({ harness }) => {
  [customer, rival, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
});
beforeEach(async () => {
  service = await newService(harness);
  [from, to] = await Promise.all([
    newSlot(harness, service),
    newSlot(harness, service, 3 * 24 * 60),
  ]);
  id = await book(harness, customer, from);
});
mendAfterEach();

const move = (slot = to, as = customer) => reschedule(harness, as, id, slot);

async function expectNothingMoved(): Promise<void> {
  expect((await bookingOf(harness, id))?.slot._id).toBe(from._id);
  expect((await slotNow(harness, from)).isBooked).toBe('booked');
  expect(await eventKindsOf(harness, id)).toEqual(['booked']);
}

describe('a move', () => {
  test('takes the new slot, frees the old one and keeps the payment', async () => {
    const paid = await transactionOf(harness, id);
    const answer = await move();
    expect([answer.status, answer.data.slot._id]).toEqual([200, to._id]);
    const claimId = (await bookingOf(harness, id))?.claimId;
    expect(claimId).not.toBe(paid.claimId);
    expect(await slotNow(harness, to)).toMatchObject({ isBooked: 'booked', claimId });
    expect(await slotNow(harness, from)).toMatchObject({ isBooked: 'available', claimId: null });
    expect((await bookingOf(harness, id))?.slot).toEqual(
      bookedSlotSchema.cast(to, { stripUnknown: true }),
    );
    expect(await transactionOf(harness, id)).toEqual({ ...paid, claimId, version: 2 });
    expect((await timelineOf(harness, id)).at(-1)).toMatchObject({
      _id: '2',
      kind: 'rescheduled',
      by: { uid: customer.uid, role: 'user' },
      slots: { from: { _id: from._id }, to: { _id: to._id } },
    });
  });

  test('of a booking that was moved since it was seen is refused, and says so', async () => {
    await moveBooking(harness, admin, id, to);
    const query = `bookingId=${id}&slotId=${from._id}&version=1`;
    const late = await call(harness, 'PATCH', `/bookings/reschedule?${query}`, { as: customer });
    expect([late.status, late.code]).toEqual([409, 'conflict']);
    expect(late.message).toMatch(/^The car wash moved it to .+\. Please look again\.$/);
    const other = await call(harness, 'PATCH', `/bookings/reschedule?${query}`, {
      as: await newCustomer(harness),
    });
    expect(other.code).toBe('not_found');
  });

  test('there and back again leaves three events and the old slot booked', async () => {
    await move();
    expect((await move(from)).status).toBe(200);
    expect((await slotNow(harness, to)).isBooked).toBe('available');
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'rescheduled', 'rescheduled']);
  });

  test('opens the old slot to others', async () => {
    await move();
    await book(harness, rival, from);
    expect(await bookingsOf(harness, from)).toHaveLength(1);
    expect(await bookingsOf(harness, to)).toHaveLength(1);
  });

  test('is not undone by a callback that comes late', async () => {
    await move();
    for (const kind of ['success', 'fail', 'notify'] as const) await callback(harness, kind, id);
    expect((await bookingOf(harness, id))?.slot._id).toBe(to._id);
    expect((await slotNow(harness, from)).isBooked).toBe('available');
  });

  test('to a slot with a lapsed hold makes the payment of that hold too late', async () => {
    const late = await startPaying(harness, rival, to);
    harness.clock.advanceMinutes(15.1);
    expect((await move()).status).toBe(200);
    harness.provider.pay(late);
    await callback(harness, 'notify', late);
    expect(await transactionOf(harness, late)).toMatchObject({
      status: 'refund_due',
      refundReason: 'slot_gone',
    });
    expect((await slotNow(harness, to)).isBooked).toBe('booked');
  });

  test('is complete when the new slot has ended, not the old one', async () => {
    await move();
    harness.clock.advanceMinutes(2 * 24 * 60 + service.duration + 1);
    await reconcile(harness, admin);
    expect((await bookingOf(harness, id))?.status).toBe('pending');
    harness.clock.advanceMinutes(24 * 60 + 1);
    await reconcile(harness, admin);
    expect((await bookingOf(harness, id))?.status).toBe('completed');
  });
});

describe('a move is refused and changes nothing', () => {
  afterEach(expectNothingMoved);

  test("for another customer's booking, which is not found", async () => {
    const answer = await move(to, rival);
    expect([answer.status, answer.code]).toEqual([404, 'not_found']);
  });

  test.each([
    ['an unknown booking', () => reschedule(harness, customer, 'T-1-nobody', to)],
    ['an unknown slot', () => move({ ...to, _id: 'nowhere' })],
  ])('for %s', async (_case, attempt) => {
    expect((await attempt()).code).toBe('not_found');
  });

  test('to a slot that somebody is paying for, even the same customer', async () => {
    await startPaying(harness, customer, to);
    expect((await move()).code).toBe('slot_taken');
  });

  test.each([
    ['bookingId', () => `slotId=${to._id}`],
    ['slotId', () => `bookingId=${id}`],
  ])('if %s is missing', async (missing, query) => {
    const answer = await call(harness, 'PATCH', `/bookings/reschedule?${query()}`, {
      as: customer,
    });
    expect([answer.status, answer.errors?.map(({ path }) => path)]).toEqual([400, [missing]]);
  });
});

describe('cancelling after a move', () => {
  test('frees the new slot and leaves the old one to its new customer', async () => {
    await move();
    await book(harness, rival, from);
    expect((await cancelBooking(harness, customer, id)).status).toBe(200);
    expect((await slotNow(harness, to)).isBooked).toBe('available');
    expect((await slotNow(harness, from)).isBooked).toBe('booked');
  });

  test.each([
    ['to less than a day ahead: the money stays', 2 * 24 * 60, 23 * 60, 'success'],
    ['to more than a day ahead, in time: it goes back', 25 * 60, 2 * 24 * 60, 'refund_due'],
  ])('%s', async (_case, fromMinutes, toMinutes, status) => {
    const another = await newService(harness);
    const first = await newSlot(harness, another, fromMinutes);
    const second = await newSlot(harness, another, toMinutes);
    const moved = await book(harness, customer, first);
    await reschedule(harness, customer, moved, second);
    await cancelBooking(harness, customer, moved);
    expect((await transactionOf(harness, moved)).status).toBe(status);
  });
});

describe('a move less than 24 hours before the start', () => {
  let soon: Slot;
  beforeEach(async () => {
    soon = await newSlot(harness, service, 23 * 60);
    id = await book(harness, customer, soon);
  });

  test('does not win the money back: cancelling after it gives no refund', async () => {
    expect((await move()).data.refundTerms).toBe('forfeited');
    const told = (refund: boolean) =>
      call(harness, 'DELETE', `/bookings/${id}?refund=${refund}`, { as: customer });
    expect(await told(true)).toMatchObject({ status: 409, code: 'refund_changed' });
    expect((await told(false)).data).toMatchObject({
      status: 'cancelled',
      refundTerms: 'forfeited',
    });
    expect((await transactionOf(harness, id)).status).toBe('success');
  });

  test('keeps the right to a refund where the business has closed the only bay', async () => {
    await closeBays(harness, admin, { bays: [service._id], from: soon.date, to: soon.date });
    const path = `/bookings/reschedule?bookingId=${id}&slotId=${to._id}`;
    const told = (refund: boolean) =>
      call(harness, 'PATCH', `${path}&refund=${refund}`, { as: customer });
    expect(await told(false)).toMatchObject({ status: 409, code: 'refund_changed' });
    expect((await told(true)).data).toMatchObject({
      slot: { _id: to._id },
      refundTerms: 'by_notice',
      cancellationHours: 24,
    });
    await cancelBooking(harness, customer, id);
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
  });

  test('leaves the business free to give the money back', async () => {
    await move();
    expect((await cancelAsAdmin(harness, admin, id, { refund: true })).status).toBe(200);
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
  });
});

test('a booking that was moved as often as a customer may on one day stays, and they are asked to call', async () => {
  const now = harness.clock.now();
  const midnight = startOfNextDay(now, harness.context.settings.businessTimeZone);
  harness.clock.advanceMinutes((midnight.getTime() - now.getTime()) / minuteMs + 60);
  const [back, there] = await Promise.all([
    newSlot(harness, service, 5 * 24 * 60),
    newSlot(harness, service, 6 * 24 * 60),
  ]);
  id = await book(harness, customer, back);
  for (let made = 0; made < maxMovesPerDay; made += 1) {
    expect((await move(made % 2 === 0 ? there : back)).status).toBe(200);
  }
  expect(await move(back)).toMatchObject({
    status: 409,
    message: 'This booking was moved 5 times today. Please call us to move it again.',
  });
  expect((await bookingOf(harness, id))?.slot._id).toBe(there._id);
  expect(await eventKindsOf(harness, id)).toHaveLength(1 + maxMovesPerDay);
});
