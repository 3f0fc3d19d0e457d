import type { Service } from '@carwash/domain/services/service';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionsOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { book, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk, moveBooking } from '../support/calls/desk.ts';
import { openTimesIn } from '../support/calls/open-times.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { goToNoon } from '../support/days/go-to-noon.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

const dayMinutes = 24 * 60;

let customer: Person;
let admin: Person;
let service: Service;

test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});
beforeEach(async () => {
  // A minute before midnight the days that are offered would change on the way.
  goToNoon(harness);
  await storeSettings(harness, {});
  service = await newService(harness);
});
mendAfterEach();

/** Creates a slot at noon, this many business days from today. */
async function slotInDays(days: number) {
  const today = businessDay(harness.context.now(), harness.context.settings.businessTimeZone);
  const hours = { date: addDays(today, days), startTime: '12:00', endTime: '12:45' };
  const [slot] = await newSlotsAt(harness, service, [hours]);
  if (!slot) throw new Error('No slot was made');
  return slot;
}

const leftOf = async (slotId: string) =>
  (await call(harness, 'GET', `/services/slots/${slotId}`)).data.left;

const offeredDays = async () => Object.keys(await openTimesIn(harness, service));

describe('slots too far ahead', () => {
  test.each([
    [1, 1, 2],
    [30, 30, 31],
    [60, 60, 61],
  ])('with %d days: day %d is sold, day %d is refused', async (bookAheadDays, last, beyond) => {
    await storeSettings(harness, { bookAheadDays });
    const [near, far] = [await slotInDays(last), await slotInDays(beyond)];
    expect(await offeredDays()).toEqual([near.date]);
    expect([await leftOf(near._id), await leftOf(far._id)]).toEqual([1, 0]);
    const refused = await initiate(harness, customer, far);
    expect([refused.status, refused.code]).toEqual([409, 'not_on_sale']);
    expect(refused.message).toContain('too far ahead');
    expect(await transactionsOf(harness, far)).toEqual([]);
    expect((await slotNow(harness, far)).claims).toEqual([]);
    expect((await initiate(harness, customer, near)).status).toBe(200);
  });

  test('are sold the next day without any action', async () => {
    await storeSettings(harness, { bookAheadDays: 3 });
    const far = await slotInDays(4);
    expect((await initiate(harness, customer, far)).code).toBe('not_on_sale');
    harness.clock.advanceMinutes(dayMinutes);
    expect((await initiate(harness, customer, far)).status).toBe(200);
  });
});

describe('slots too close to their start', () => {
  test.each([
    [120, 125, 115],
    [3 * dayMinutes, 3 * dayMinutes + 5, 3 * dayMinutes - 5],
  ])('with %d minutes: %d ahead is sold, %d is refused', async (lastMinutes, enough, late) => {
    await storeSettings(harness, { lastMinutes });
    const near = await newSlot(harness, service, late);
    const later = await newSlot(harness, await newService(harness), enough);
    const refused = await initiate(harness, customer, near);
    expect([refused.status, refused.code]).toEqual([409, 'not_on_sale']);
    expect(refused.message).toContain('too soon');
    expect([await leftOf(near._id), await leftOf(later._id)]).toEqual([0, 1]);
    expect(await offeredDays()).toEqual([]);
    expect((await initiate(harness, customer, later)).status).toBe(200);
  });

  test('a customer who already holds it pays for it, also on another page', async () => {
    await storeSettings(harness, { lastMinutes: 120 });
    const slot = await newSlot(harness, service, 125);
    const id = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(10);
    const again = await initiate(harness, customer, slot);
    expect(again.data.transactionId).toBe(id);
    harness.provider.decline(id);
    await callback(harness, 'fail', id);
    const { data } = await initiate(harness, customer, slot);
    harness.provider.pay(data.transactionId);
    await callback(harness, 'notify', data.transactionId);
    expect((await bookingOf(harness, data.transactionId))?.status).toBe('pending');
  });

  test('a customer whose hold has expired does not get it any more', async () => {
    await storeSettings(harness, { lastMinutes: 120 });
    const slot = await newSlot(harness, service, 125);
    await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(18);
    expect((await initiate(harness, customer, slot)).code).toBe('not_on_sale');
  });

  test('a free service is not booked either', async () => {
    await storeSettings(harness, { lastMinutes: 120 });
    const slot = await newSlot(harness, await newService(harness, { price: 0 }), 60);
    expect((await initiate(harness, customer, slot)).code).toBe('not_on_sale');
  });
});

describe('on a closed day', () => {
  const close = async (slot: { date: string }) => {
    const closed = { from: slot.date, to: slot.date, periods: [], note: 'Victory Day' };
    await storeSettings(harness, { exceptions: [closed] });
  };

  test('a slot made by hand is sold by the desk alone, which says that it means it', async () => {
    const slot = await slotInDays(3);
    const offered = await offeredDays();
    await close(slot);
    expect(offered).toEqual([slot.date]);
    expect(await offeredDays()).toEqual([]);
    expect(await leftOf(slot._id)).toBe(0);
    const refused = await initiate(harness, customer, slot);
    expect([refused.status, refused.code]).toEqual([409, 'not_on_sale']);
    expect(refused.message).toContain('closed on this day');
    const id = await book(harness, customer, await newSlot(harness, service));
    expect((await reschedule(harness, customer, id, slot)).code).toBe('not_on_sale');
    const unmeant = await bookAtDesk(harness, admin, slot);
    expect([unmeant.status, unmeant.code]).toEqual([409, 'not_on_sale']);
    expect((await bookAtDesk(harness, admin, slot, { onClosedDay: true })).status).toBe(200);
    await storeSettings(harness, {});
    const later = await slotInDays(4);
    expect((await reschedule(harness, customer, id, later)).status).toBe(200);
  });

  test('the desk moves a booking there if it says that it means it', async () => {
    const [from, slot] = [await slotInDays(4), await slotInDays(3)];
    const sold = await bookAtDesk(harness, admin, from);
    const id: string = sold.data._id;
    await close(slot);
    const unmeant = await moveBooking(harness, admin, id, slot);
    expect([unmeant.status, unmeant.code]).toEqual([409, 'not_on_sale']);
    expect((await bookingOf(harness, id))?.slot._id).toBe(from._id);
    const meant = { onClosedDay: true };
    expect((await moveBooking(harness, admin, id, slot, undefined, meant)).status).toBe(200);
    expect((await moveBooking(harness, admin, id, slot)).status).toBe(200);
    expect((await moveBooking(harness, admin, id, from)).status).toBe(200);
  });

  test('a sale that got no answer is the same sale once the day is closed', async () => {
    const slot = await slotInDays(3);
    const sell = (change: object) => bookAtDesk(harness, admin, slot, change, slot._id);
    const first = await sell({});
    await close(slot);
    expect((await sell({ onClosedDay: true })).data).toEqual(first.data);
  });

  test('a customer who already holds a slot pays for it', async () => {
    const slot = await slotInDays(3);
    const id = await startPaying(harness, customer, slot);
    await close(slot);
    expect((await initiate(harness, customer, slot)).data.transactionId).toBe(id);
    harness.provider.pay(id);
    await callback(harness, 'notify', id);
    expect((await bookingOf(harness, id))?.status).toBe('pending');
  });
});

describe('moving a booking', () => {
  test.each([
    ['to a time that starts too soon', async () => newSlot(harness, service, 60)],
    ['to a day that is too far ahead', () => slotInDays(9)],
  ])('%s is refused to customers', async (_case, newTarget) => {
    await storeSettings(harness, { bookAheadDays: 7, lastMinutes: 120 });
    const slot = await newSlot(harness, service);
    const id = await book(harness, customer, slot);
    const refused = await reschedule(harness, customer, id, await newTarget());
    expect([refused.status, refused.code]).toEqual([409, 'not_on_sale']);
    expect((await bookingOf(harness, id))?.slot._id).toBe(slot._id);
  });

  test('is possible from a slot that customers can no longer book', async () => {
    const id = await book(harness, customer, await newSlot(harness, service, 60));
    await storeSettings(harness, { lastMinutes: 120 });
    const to = await newSlot(harness, service, 2 * dayMinutes);
    expect((await reschedule(harness, customer, id, to)).status).toBe(200);
    expect((await reschedule(harness, customer, id, to)).status).toBe(200);
  });
});

test('the desk books whenever there is room', async () => {
  await storeSettings(harness, { bookAheadDays: 1, lastMinutes: 120 });
  for (const slot of [await newSlot(harness, service, 30), await slotInDays(9)]) {
    expect((await bookAtDesk(harness, admin, slot)).status).toBe(200);
  }
});

test('a customer who paid in time has the slot, although it can no longer be booked', async () => {
  const slot = await newSlot(harness, service, 60);
  const id = await startPaying(harness, customer, slot);
  await storeSettings(harness, { lastMinutes: 120 });
  harness.clock.advanceMinutes(20);
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  expect((await bookingOf(harness, id))?.status).toBe('pending');
});
