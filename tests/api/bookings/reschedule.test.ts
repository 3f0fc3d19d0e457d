import type { Service } from '@carwash/domain/services/service';
import { bookedSlotSchema, type Slot } from '@carwash/domain/slots/slot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book, cancelBooking, eventKindsOf, reschedule, timelineOf } from '../support/book.ts';
import {
  bookingOf,
  bookingsOf,
  expectBooksToBalance,
  slotNow,
  transactionOf,
} from '../support/books.ts';
import { call, callback, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { cancelAsAdmin } from '../support/desk.ts';
import { reconcile } from '../support/reconcile.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let rival: Person;
let admin: Person;
let service: Service;
let from: Slot;
let to: Slot;
let id: string;

beforeAll(async () => {
  world = await openWorld();
  [customer, rival, admin] = await Promise.all([
    newCustomer(world),
    newCustomer(world),
    newAdmin(world),
  ]);
});
beforeEach(async () => {
  service = await newService(world);
  [from, to] = await Promise.all([newSlot(world, service), newSlot(world, service, 3 * 24 * 60)]);
  id = await book(world, customer, from);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

const move = (slot = to, as = customer) => reschedule(world, as, id, slot);

async function expectNothingMoved(): Promise<void> {
  expect((await bookingOf(world, id))?.slot._id).toBe(from._id);
  expect((await slotNow(world, from)).isBooked).toBe('booked');
  expect(await eventKindsOf(world, id)).toEqual(['booked']);
}

describe('a move', () => {
  test('takes the new slot, frees the old one and keeps the payment', async () => {
    const paid = await transactionOf(world, id);
    const answer = await move();
    expect([answer.status, answer.data.slot._id]).toEqual([200, to._id]);
    const claimId = (await bookingOf(world, id))?.claimId;
    expect(claimId).not.toBe(paid.claimId);
    expect(await slotNow(world, to)).toMatchObject({ isBooked: 'booked', claimId });
    expect(await slotNow(world, from)).toMatchObject({ isBooked: 'available', claimId: null });
    expect((await bookingOf(world, id))?.slot).toEqual(
      bookedSlotSchema.cast(to, { stripUnknown: true }),
    );
    expect(await transactionOf(world, id)).toEqual({ ...paid, claimId });
  });

  test('is told in the timeline, with both slots', async () => {
    await move();
    const [, event] = await timelineOf(world, id);
    expect(event).toMatchObject({
      _id: '2',
      kind: 'rescheduled',
      by: { uid: customer.uid, role: 'user' },
      slots: { from: { _id: from._id }, to: { _id: to._id } },
    });
  });

  test('there and back again leaves three events and the old slot booked', async () => {
    await move();
    expect((await move(from)).status).toBe(200);
    expect((await slotNow(world, to)).isBooked).toBe('available');
    expect(await eventKindsOf(world, id)).toEqual(['booked', 'rescheduled', 'rescheduled']);
  });

  test('opens the old slot to others', async () => {
    await move();
    await book(world, rival, from);
    expect(await bookingsOf(world, from)).toHaveLength(1);
    expect(await bookingsOf(world, to)).toHaveLength(1);
  });

  test('is not undone by a callback that comes late', async () => {
    await move();
    for (const kind of ['success', 'fail', 'notify'] as const) await callback(world, kind, id);
    expect((await bookingOf(world, id))?.slot._id).toBe(to._id);
    expect((await slotNow(world, from)).isBooked).toBe('available');
  });

  test('to a slot whose hold has ended makes that payment come too late', async () => {
    const late = await startPaying(world, rival, to);
    world.clock.advanceMinutes(15.1);
    expect((await move()).status).toBe(200);
    world.provider.pay(late);
    await callback(world, 'notify', late);
    expect(await transactionOf(world, late)).toMatchObject({
      status: 'refund_due',
      refundReason: 'slot_gone',
    });
    expect((await slotNow(world, to)).isBooked).toBe('booked');
  });

  test('is complete when the new slot has ended, not the old one', async () => {
    await move();
    world.clock.advanceMinutes(2 * 24 * 60 + service.duration + 1);
    await reconcile(world, admin);
    expect((await bookingOf(world, id))?.status).toBe('pending');
    world.clock.advanceMinutes(24 * 60 + 1);
    await reconcile(world, admin);
    expect((await bookingOf(world, id))?.status).toBe('completed');
  });
});

test('to the slot that it has changes nothing', async () => {
  expect((await move(from)).data.slot._id).toBe(from._id);
  await expectNothingMoved();
});

describe('refused, and nothing moves', () => {
  afterEach(expectNothingMoved);

  test("another customer's booking does not exist", async () => {
    const answer = await move(to, rival);
    expect([answer.status, answer.code]).toEqual([404, 'not_found']);
  });

  test.each([
    ['an unknown booking', () => reschedule(world, customer, 'T-1-nobody', to)],
    ['an unknown slot', () => move({ ...to, _id: 'nowhere' })],
  ])('%s', async (_case, attempt) => {
    expect((await attempt()).code).toBe('not_found');
  });

  test('a slot of another service', async () => {
    const elsewhere = await newSlot(world, await newService(world));
    expect((await move(elsewhere)).code).toBe('conflict');
  });

  test('a slot that is booked', async () => {
    await book(world, rival, to);
    expect((await move()).code).toBe('slot_taken');
  });

  test('a slot that somebody is paying for, even oneself', async () => {
    await startPaying(world, customer, to);
    expect((await move()).code).toBe('slot_taken');
  });

  test('a slot that the business closed, or that has begun', async () => {
    const closed = await newSlot(world, service, 500, { isBooked: 'canceled' });
    expect((await move(closed)).code).toBe('slot_taken');
    const begun = await newSlot(world, service, -5);
    expect((await move(begun)).code).toBe('slot_taken');
  });

  test('once the old slot has begun', async () => {
    world.clock.advanceMinutes(2 * 24 * 60 + 1);
    const answer = await move();
    expect([answer.status, answer.code]).toEqual([409, 'conflict']);
  });

  test.each([
    ['bookingId', () => `slotId=${to._id}`],
    ['slotId', () => `bookingId=${id}`],
  ])('without %s', async (missing, query) => {
    const answer = await call(world, 'PATCH', `/bookings/reschedule?${query()}`, { as: customer });
    expect([answer.status, answer.errors?.map(({ path }) => path)]).toEqual([400, [missing]]);
  });
});

test('a cancelled booking stays where it was', async () => {
  await cancelBooking(world, customer, id);
  expect((await move()).code).toBe('conflict');
  expect((await slotNow(world, to)).isBooked).toBe('available');
});

describe('cancelled after a move', () => {
  test('the new slot is freed, and the old one stays as it is by then', async () => {
    await move();
    await book(world, rival, from);
    expect((await cancelBooking(world, customer, id)).status).toBe(200);
    expect((await slotNow(world, to)).isBooked).toBe('available');
    expect((await slotNow(world, from)).isBooked).toBe('booked');
  });

  test.each([
    ['to less than a day ahead: the money stays', 2 * 24 * 60, 23 * 60, 'success'],
    ['to more than a day ahead, in time: it goes back', 25 * 60, 2 * 24 * 60, 'refund_due'],
    ['to more than a day ahead, but late: the money stays', 23 * 60, 2 * 24 * 60, 'success'],
  ])('%s', async (_case, fromMinutes, toMinutes, status) => {
    const another = await newService(world);
    const first = await newSlot(world, another, fromMinutes);
    const second = await newSlot(world, another, toMinutes);
    const moved = await book(world, customer, first);
    await reschedule(world, customer, moved, second);
    await cancelBooking(world, customer, moved);
    expect((await transactionOf(world, moved)).status).toBe(status);
  });
});

describe('a move less than 24 hours before the start', () => {
  let soon: Slot;
  beforeEach(async () => {
    soon = await newSlot(world, service, 23 * 60);
    id = await book(world, customer, soon);
  });

  test('does not win the money back: cancelling after it gives no refund', async () => {
    expect((await move()).data.refundTerms).toBe('forfeited');
    const told = (refund: boolean) =>
      call(world, 'DELETE', `/bookings/${id}?refund=${refund}`, { as: customer });
    expect(await told(true)).toMatchObject({ status: 409, code: 'refund_changed' });
    expect((await told(false)).data).toMatchObject({
      status: 'cancelled',
      refundTerms: 'forfeited',
    });
    expect((await transactionOf(world, id)).status).toBe('success');
  });

  test('is never made good by later moves in time', async () => {
    await move();
    const further = await newSlot(world, service, 9 * 24 * 60);
    expect((await move(further)).data.refundTerms).toBe('forfeited');
    await cancelBooking(world, customer, id);
    expect((await transactionOf(world, id)).status).toBe('success');
  });

  test.each([
    ['late', true, true],
    ['in time', false, false],
  ])('moves nothing for a customer who was told otherwise: %s', async (_case, isLate, told) => {
    const path = `/bookings/reschedule?bookingId=${id}&slotId=${to._id}`;
    if (!isLate) id = await book(world, rival, await newSlot(world, service, 25 * 60));
    const ofBooking = isLate ? path : path.replace(/bookingId=[^&]+/, `bookingId=${id}`);
    const as = isLate ? customer : rival;
    const answer = await call(world, 'PATCH', `${ofBooking}&refund=${told}`, { as });
    expect([answer.status, answer.code]).toEqual([409, 'refund_changed']);
    expect(await eventKindsOf(world, id)).toEqual(['booked']);
    const agreed = await call(world, 'PATCH', `${ofBooking}&refund=${!told}`, { as });
    expect(agreed.status).toBe(200);
  });

  test('leaves the business free to give the money back', async () => {
    await move();
    expect((await cancelAsAdmin(world, admin, id, { refund: true })).status).toBe(200);
    expect((await transactionOf(world, id)).status).toBe('refund_due');
  });
});

test('a move in time keeps the right to a refund', async () => {
  expect((await move()).data.refundTerms).toBe('by_notice');
  await cancelBooking(world, customer, id);
  expect((await transactionOf(world, id)).status).toBe('refund_due');
});
