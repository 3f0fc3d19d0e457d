import type { PriceList } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow, type TestSlot } from '../../support/reads/slots.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk, deskForm, moveBooking } from '../support/calls/desk.ts';
import { callback, initiate } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

const sizes: PublicSettings['sizes'] = [
  { _id: 'small', name: 'Small', vehicleTypes: ['motorcycle'] },
  { _id: 'large', name: 'Large', vehicleTypes: ['SUV', 'van'] },
];

const addOn = { name: 'Wax', price: 9.99, minutes: 15, services: null, vehicleTypes: null };

const addOns: PublicSettings['addOns'] = [
  { ...addOn, _id: 'wax' },
  { ...addOn, _id: 'mats', name: 'Mats', price: 5, minutes: 0 },
  { ...addOn, _id: 'roof', name: 'Roof box', vehicleTypes: ['SUV'] },
  { ...addOn, _id: 'other', name: 'Polish', services: ['polishit'] },
];

const prices: Pick<PriceList, 'sizes' | 'addOns'> & Partial<PublicSettings> = { sizes, addOns };

let customer: Person;
let rival: Person;
let admin: Person;
let service: Service;
let slots: TestSlot[];

test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
beforeEach(async () => {
  await storeSettings(harness, prices);
  [customer, rival] = await Promise.all([newCustomer(harness), newCustomer(harness)]);
  service = await newService(harness, {
    price: 29.7,
    suitableFor: [],
    duration: 30,
    sizePrices: [
      { sizeId: 'small', price: 12.35, duration: 20 },
      { sizeId: 'large', price: 41.05, duration: 45 },
    ],
  });
  slots = await newSlotsAt(harness, service, [
    { date: inTwoDays(), startTime: '10:00', endTime: '10:30' },
    { date: inTwoDays(), startTime: '10:30', endTime: '11:00' },
    { date: inTwoDays(), startTime: '12:00', endTime: '12:30' },
    { date: inTwoDays(), startTime: '12:30', endTime: '13:00' },
  ]);
  // Starts generated from the opening hours, because only then may a job take longer than its start.
  await harness.context.db.days
    .doc(inTwoDays())
    .update({ [`byHours.${service._id}`]: slots.map(({ startTime }) => startTime) });
});
mendAfterEach();

function inTwoDays(): string {
  const { now, settings } = harness.context;
  return addDays(businessDay(now(), settings.businessTimeZone), 2);
}

const slotAt = (startTime: string): TestSlot => {
  const slot = slots.find((each) => each.startTime === startTime);
  if (!slot) throw new Error(`No slot was made at ${startTime}`);
  return slot;
};

const choosing = (vehicleType: string, ...chosen: string[]) => ({
  change: { vehicleType, addOns: chosen },
});

/** Returns the job of a claim. */
async function jobOf(claimId: string) {
  const day = (await harness.context.db.days.doc(inTwoDays()).get()).data();
  const job = day?.jobs[claimId];
  return job && { minutes: (job.to.getTime() - job.from.getTime()) / 60_000, slotId: job.slotId };
}

/**
 * Starts to pay.
 * @returns the transaction
 */
async function startPaying(as: Person, startTime: string, choice: ReturnType<typeof choosing>) {
  const answer = await initiate(harness, as, slotAt(startTime), choice);
  expect(answer.status).toBe(200);
  return transactionOf(harness, answer.data.transactionId);
}

async function book(as: Person, startTime: string, choice: ReturnType<typeof choosing>) {
  const { _id } = await startPaying(as, startTime, choice);
  harness.provider.pay(_id);
  await callback(harness, 'notify', _id);
  const booking = await bookingOf(harness, _id);
  if (!booking) throw new Error(`${_id} became no booking`);
  return booking;
}

describe('the paid price', () => {
  test.each([
    ['car', [], 29.7, 30, ['']],
    ['motorcycle', [], 12.35, 20, ['Motorcycle']],
    ['SUV', ['wax', 'mats'], 56.04, 60, ['SUV', 'Wax', 'Mats']],
    ['car', ['mats', 'wax', 'wax'], 44.69, 45, ['', 'Wax', 'Mats']],
  ] as const)('%s with %j: %d for %d minutes', async (type, chosen, amount, minutes, names) => {
    const booking = await book(customer, '10:00', choosing(type, ...chosen));
    const payment = await transactionOf(harness, booking._id);
    expect(payment.amount).toBe(amount);
    expect(payment.received?.amount).toBe(amount.toFixed(2));
    expect(booking.amount).toBe(amount);
    expect(booking.lines).toEqual(payment.lines);
    expect(booking.lines.map(({ name }) => name)).toEqual(
      names.map((name, index) =>
        index > 0 ? name : `${service.name}${name === '' ? '' : ` (${name})`}`,
      ),
    );
    expect(await jobOf(booking.claimId)).toEqual({ minutes, slotId: slotAt('10:00')._id });
    expect(booking.slot.endsAt.getTime() - booking.slot.startsAt.getTime()).toBe(minutes * 60_000);
  });

  test('stays when prices and sizes change later', async () => {
    const booking = await book(customer, '10:00', choosing('SUV', 'wax'));
    await harness.context.db.services.doc(service._id).update({ price: 99, sizePrices: [] });
    await storeSettings(harness, { sizes: [], addOns: [] });
    const read = await call(harness, 'GET', '/bookings/my-bookings', { as: customer });
    expect(read.data[0]).toMatchObject({ amount: 51.04, lines: booking.lines });
    const today = addDays(inTwoDays(), -2);
    const exported = await fetch(
      `${harness.apiUrl}/api/transactions/export?startDate=${today}&endDate=${today}`,
      {
        headers: { authorization: `Bearer ${admin.token}` },
      },
    );
    expect(await exported.text()).toContain(`${service.name} (SUV) 41.05; Wax 9.99`);
  });

  test.each([
    ['an unknown one', 'car', 'never'],
    ['one of another service', 'car', 'other'],
    ['one that does not suit the vehicle', 'car', 'roof'],
  ])('add-ons: %s is refused, and nothing is held', async (_, type, id) => {
    const answer = await initiate(harness, customer, slotAt('10:00'), choosing(type, id));
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'addOns' }] });
    expect((await slotNow(harness, slotAt('10:00'))).claims).toEqual([]);
  });
});

/** Gives up the customer's payment for that time. */
async function giveUp(as: Person, startTime: string): Promise<void> {
  const [claim] = (await slotNow(harness, slotAt(startTime))).claims;
  const [held] = (
    await harness.context.db.transactions.where('claimId', '==', claim?.claimId ?? '').get()
  ).docs;
  await call(harness, 'POST', `/payments/${held?.id}/cancel`, { as });
}

describe('the length of a job', () => {
  test('prevents a sale if the next job begins too early', async () => {
    await book(rival, '10:30', choosing('car'));
    const long = await initiate(harness, customer, slotAt('10:00'), choosing('SUV'));
    expect(long.code).toBe('slot_taken');
    await book(customer, '10:00', choosing('motorcycle'));
  });

  test('takes the next start off sale until the job is cancelled', async () => {
    const booking = await book(customer, '10:00', choosing('car', 'wax'));
    expect((await slotNow(harness, slotAt('10:30'))).isBooked).toBe('booked');
    expect((await initiate(harness, rival, slotAt('10:30'))).code).toBe('slot_taken');
    expect((await cancelBooking(harness, customer, booking._id)).status).toBe(200);
    expect((await slotNow(harness, slotAt('10:30'))).isBooked).toBe('available');
  });

  test('must end by closing time for customers, but not at the desk', async () => {
    const day = harness.context.db.days.doc(inTwoDays());
    await day.update({ byHours: { [service._id]: ['12:30'] } });
    const until = (closes: string) =>
      storeSettings(harness, {
        ...prices,
        hours: Array.from({ length: 7 }, () => ({ periods: [{ opens: '09:00', closes }] })),
      });
    await until('13:14');
    const late = await initiate(harness, customer, slotAt('12:30'), choosing('car', 'wax'));
    expect(late.code).toBe('slot_taken');
    await until('13:15');
    await startPaying(customer, '12:30', choosing('car', 'wax'));
    await giveUp(customer, '12:30');
    await until('13:00');
    const atDesk = { vehicleType: 'car', addOns: ['wax'] };
    const desk = await bookAtDesk(harness, admin, slotAt('12:30'), atDesk);
    expect(desk.data).toMatchObject({ amount: 39.69, slot: { endTime: '13:15' } });
  });

  test('applies when the desk sells from now on', async () => {
    const { slotId: _none, ...wanted } = deskForm(slotAt('10:00'), {
      serviceId: service._id,
      vehicleType: 'SUV',
      addOns: ['wax'],
    });
    const sold = await call(harness, 'POST', '/bookings/desk', { as: admin, json: wanted });
    expect(sold.data.amount).toBe(51.04);
    const { startsAt, endsAt } = sold.data.slot;
    expect((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000).toBe(60);
  });

  test('lets one of eight rivals for overlapping starts buy', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => newCustomer(harness)));
    const answers = await Promise.all(
      people.map((person, index) => {
        const at = index % 2 === 0 ? '10:00' : '10:30';
        return initiate(harness, person, slotAt(at), choosing('SUV'));
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a customer who comes back to pay', () => {
  test('for the same choice continues the same payment at its price', async () => {
    const first = await startPaying(customer, '10:00', choosing('SUV', 'wax'));
    await harness.context.db.services
      .doc(service._id)
      .update({ sizePrices: [{ sizeId: 'large', price: 99, duration: 90 }] });
    await storeSettings(harness, { sizes });
    const again = await startPaying(customer, '10:00', choosing('van', 'wax'));
    expect(again._id).toBe(first._id);
    expect(again).toMatchObject({ amount: 51.04, vehicle: { vehicleType: 'van' } });
    expect(again.lines[0]?.name).toBe(`${service.name} (Van)`);
    expect(await jobOf(first.claimId)).toMatchObject({ minutes: 60 });
  });

  test('for another choice gets a new payment with the minutes of that choice', async () => {
    const first = await startPaying(customer, '10:00', choosing('SUV', 'wax'));
    const second = await startPaying(customer, '10:00', choosing('car'));
    expect(second._id).not.toBe(first._id);
    expect(second.amount).toBe(29.7);
    expect(await transactionOf(harness, first._id)).toMatchObject({ failureReason: 'replaced' });
    expect(await jobOf(first.claimId)).toBeUndefined();
    expect(await jobOf(second.claimId)).toMatchObject({ minutes: 30 });
    await startPaying(rival, '10:30', choosing('car'));
  });

  test('for a longer choice keeps the hold while another customer is in the way', async () => {
    const first = await startPaying(customer, '10:00', choosing('car'));
    const other = await startPaying(rival, '10:30', choosing('car'));
    const longer = await initiate(harness, customer, slotAt('10:00'), choosing('car', 'wax'));
    expect(longer.code).toBe('slot_taken');
    expect(await jobOf(first.claimId)).toMatchObject({ minutes: 30 });
    expect(await jobOf(other.claimId)).toMatchObject({ minutes: 30 });
    await giveUp(rival, '10:30');
    const again = await startPaying(customer, '10:00', choosing('car', 'wax'));
    expect(await jobOf(again.claimId)).toMatchObject({ minutes: 45 });
  });

  test('on two pages and pays on both has one booking and one refund', async () => {
    const first = await startPaying(customer, '10:00', choosing('SUV'));
    const second = await startPaying(customer, '10:00', choosing('car'));
    for (const { _id } of [second, first]) {
      harness.provider.pay(_id);
      await callback(harness, 'notify', _id);
    }
    expect(await transactionOf(harness, second._id)).toMatchObject({ status: 'success' });
    expect(await transactionOf(harness, first._id)).toMatchObject({ status: 'refund_due' });
    expect(await bookingOf(harness, first._id)).toBeUndefined();
  });
});

describe('a booking that moves', () => {
  test('keeps what was sold, and needs its minutes', async () => {
    const booking = await book(customer, '10:00', choosing('SUV'));
    await book(rival, '12:30', choosing('car'));
    const tooShort = await reschedule(harness, customer, booking._id, slotAt('12:00'));
    expect(tooShort.code).toBe('slot_taken');
    const moved = await reschedule(harness, customer, booking._id, slotAt('10:30'));
    expect(moved.data).toMatchObject({ amount: 41.05, lines: booking.lines });
    const { claimId } = (await bookingOf(harness, booking._id)) ?? { claimId: '' };
    expect(await jobOf(claimId)).toEqual({ minutes: 45, slotId: slotAt('10:30')._id });
  });

  test('keeps its minutes too when the desk moves it', async () => {
    const booking = await book(customer, '10:00', choosing('SUV', 'wax'));
    const other = await book(rival, '12:30', choosing('car'));
    expect((await moveBooking(harness, admin, booking._id, slotAt('12:00'))).code).toBe(
      'slot_taken',
    );
    await cancelBooking(harness, rival, other._id);
    expect((await moveBooking(harness, admin, booking._id, slotAt('12:00'))).status).toBe(200);
    const { claimId } = (await bookingOf(harness, booking._id)) ?? { claimId: '' };
    expect(await jobOf(claimId)).toEqual({ minutes: 60, slotId: slotAt('12:00')._id });
  });
});

describe('a service that is paused', () => {
  const pause = (isPaused: boolean) =>
    call(harness, 'PATCH', `/services/${service._id}`, { as: admin, json: { isPaused } });

  test('cannot be sold to customers or at the desk until it is resumed', async () => {
    expect((await pause(true)).data.isPaused).toBe(true);
    expect((await initiate(harness, customer, slotAt('10:00'))).code).toBe('not_on_sale');
    expect((await bookAtDesk(harness, admin, slotAt('10:00'))).code).toBe('not_on_sale');
    await pause(false);
    await book(customer, '10:00', choosing('car'));
  });

  test('keeps its bookings, which may move, and the payments that have begun', async () => {
    const booking = await book(customer, '10:00', choosing('car'));
    const begun = await startPaying(rival, '12:00', choosing('car'));
    await pause(true);
    const again = await startPaying(rival, '12:00', choosing('car'));
    expect(again._id).toBe(begun._id);
    harness.provider.pay(begun._id);
    await callback(harness, 'notify', begun._id);
    expect((await bookingOf(harness, begun._id))?.status).toBe('pending');
    expect((await reschedule(harness, customer, booking._id, slotAt('10:30'))).status).toBe(200);
  });
});
