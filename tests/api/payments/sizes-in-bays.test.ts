import type { Booking } from '@carwash/domain/bookings/booking';
import type { Service } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { beforeEach, expect } from 'vitest';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { moveBooking } from '../support/calls/desk.ts';
import { callback, initiate } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

/** A business with three bays that do everything. */

const addOns: PublicSettings['addOns'] = [
  { _id: 'wax', name: 'Wax', price: 10, minutes: 30, services: null, vehicleTypes: null },
];

let customer: Person;
let rival: Person;
let admin: Person;
let service: Service;
let first: TestSlot;
let second: TestSlot;

/** Days ahead. Each test has a day of its own, because the bays are shared. */
let days = 1;

test.beforeAll(async ({ harness }) => {
  await newBays(harness, 3);
  await storeSettings(harness, { addOns });
  admin = await newAdmin(harness);
});
beforeEach(async () => {
  const { now, settings } = harness.context;
  days += 1;
  const date = addDays(businessDay(now(), settings.businessTimeZone), days);
  [customer, rival] = await Promise.all([newCustomer(harness), newCustomer(harness)]);
  service = await newService(harness, { price: 30, duration: 30 });
  const slots = await newSlotsAt(harness, service, [
    { date, startTime: '10:00', endTime: '11:00' },
    { date, startTime: '12:00', endTime: '13:00' },
  ]);
  [first, second] = slots as [TestSlot, TestSlot];
});
mendAfterEach();

const today = () => harness.context.db.days.doc(first.date);

/** Offers these starts while `look` runs, bypassing the server's checks. */
async function offering(starts: Record<string, number>, look: () => Promise<void>): Promise<void> {
  const field = `starts.${service._id}`;
  await today().update({ [field]: starts });
  await look();
  await today().update({ [field]: { '10:00': 60, '12:00': 60 } });
}

async function jobOf({ claimId }: Pick<Booking, 'claimId'>) {
  const job = (await today().get()).data()?.jobs[claimId];
  return job && { minutes: (job.to.getTime() - job.from.getTime()) / 60_000, bay: job.bay };
}

async function startPaying(as: Person, ...chosen: string[]) {
  const answer = await initiate(harness, as, first, { change: { addOns: chosen } });
  expect(answer.status).toBe(200);
  return transactionOf(harness, answer.data.transactionId);
}

async function pay(id: string): Promise<void> {
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
}

async function bookingNow(id: string): Promise<Booking> {
  const booking = await bookingOf(harness, id);
  if (!booking) throw new Error(`${id} became no booking`);
  return booking;
}

async function book(as: Person, ...chosen: string[]): Promise<Booking> {
  const { _id } = await startPaying(as, ...chosen);
  await pay(_id);
  return bookingNow(_id);
}

test('a customer who pays on both pages has one booking and one refund, although a bay is free', async () => {
  const shorter = await startPaying(customer);
  const longer = await startPaying(customer, 'wax');
  expect(longer._id).not.toBe(shorter._id);
  await pay(longer._id);
  await pay(shorter._id);
  expect(await transactionOf(harness, longer._id)).toMatchObject({ status: 'success' });
  expect(await transactionOf(harness, shorter._id)).toMatchObject({ status: 'refund_due' });
  expect(await bookingOf(harness, shorter._id)).toBeUndefined();
});

test('an extended hold moves to a bay with enough free time and leaves others alone', async () => {
  const mine = await startPaying(customer);
  const { bay = '' } = (await jobOf(mine)) ?? {};
  // The following minutes have an expired hold that may have been paid; nobody has asked the provider yet.
  const claimId = 'paid-perhaps';
  const from = new Date(first.startsAt.getTime() + 30 * 60_000);
  await today().update({
    [`jobs.${claimId}`]: {
      bay,
      slotId: `${service._id}_${first.date}_1030`,
      from,
      to: new Date(from.getTime() + 30 * 60_000),
      heldUntil: harness.clock.now(),
    },
  });
  harness.clock.advanceMinutes(0.1);
  const longer = await startPaying(customer, 'wax');
  expect(await jobOf(longer)).toMatchObject({ minutes: 60 });
  expect((await jobOf(longer))?.bay).not.toBe(bay);
  expect((await jobOf({ claimId }))?.bay).toBe(bay);
});

test('a booking at a start that is no longer offered keeps its minutes in another bay', async () => {
  const long = await book(customer, 'wax');
  const short = await book(rival);
  await offering({}, async () => {
    for (const [{ _id }, minutes] of [
      [long, 60],
      [short, 30],
    ] as const) {
      const before = (await jobOf(await bookingNow(_id)))?.bay;
      expect((await moveBooking(harness, admin, _id, first, 'bay-3')).status).toBe(200);
      expect(await jobOf(await bookingNow(_id))).toEqual({ minutes, bay: 'bay-3' });
      await moveBooking(harness, admin, _id, first, before);
    }
  });
});

test('a booking that moves keeps the minutes that were sold, whatever its service takes by now', async () => {
  const booking = await book(customer);
  await offering({ '10:00': 60, '12:00': 15 }, async () => {
    expect((await moveBooking(harness, admin, booking._id, second)).status).toBe(200);
  });
  expect(await jobOf(await bookingNow(booking._id))).toMatchObject({ minutes: 30 });
});

test('a hold over midnight that becomes shorter leaves the second day at once', async () => {
  const long = await newService(harness, {
    duration: 30,
    suitableFor: [],
    sizePrices: [{ sizeId: 'large', price: 80, duration: 300 }],
  });
  const sizes = [{ _id: 'large', name: 'Large', vehicleTypes: ['SUV' as const] }];
  await storeSettings(harness, { addOns, sizes });
  const startsAt = new Date(first.startsAt.getTime() + 10 * 60 * 60_000);
  const endsAt = new Date(startsAt.getTime() + 300 * 60_000);
  const times = { startTime: '20:00', endTime: '01:00', startsAt, endsAt };
  const evening = [{ date: first.date, ...times }];
  const [late] = await newSlotsAt(harness, long, evening);
  const holdsOf = async (date: string) => {
    const day = await harness.context.db.days.doc(date).get();
    return Object.values(day.data()?.jobs ?? {}).filter(({ slotId }) => slotId === late?._id);
  };
  const paying = (vehicleType: string) =>
    initiate(harness, customer, late as TestSlot, { change: { vehicleType } });
  expect((await paying('SUV')).status).toBe(200);
  const tomorrow = addDays(first.date, 1);
  expect(await holdsOf(tomorrow)).toHaveLength(1);
  expect((await paying('car')).status).toBe(200);
  expect(await holdsOf(first.date)).toHaveLength(1);
  expect(await holdsOf(tomorrow)).toEqual([]);
  await storeSettings(harness, { addOns });
});
