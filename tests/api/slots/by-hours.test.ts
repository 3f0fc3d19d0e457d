import type { Service } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { startOfNextDay } from '@carwash/domain/time/business-time';
import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { bookingOf } from '../../support/reads/purchases.ts';
import { slotNow, slotsOf, type TestSlot } from '../../support/reads/slots.ts';
import { reconcile, stepOf } from '../../support/reconciler/reconcile.ts';
import { book } from '../support/calls/bookings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { openTimesIn } from '../support/calls/open-times.ts';
import { initiate, startPaying } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
beforeEach(async () => {
  await harness.wipe();
  // Moves the clock to early in the morning, so that all of today's times are still to come.
  const { clock } = harness;
  const morning = startOfNextDay(clock.now(), timeZone).getTime() + 5 * 3_600_000;
  clock.advanceMinutes((morning - clock.now().getTime()) / 60_000);
  admin = await newAdmin(harness);
});

const week = (opens: string, closes: string): PublicSettings['hours'] =>
  Array.from({ length: 7 }, () => ({ periods: [{ opens, closes }] }));

const setHours = (json: Partial<PublicSettings>) =>
  call(harness, 'PATCH', '/settings', { as: admin, json });
const make = async () =>
  (await call(harness, 'POST', '/services/slots/by-hours', { as: admin })).data;
const preview = async (json: object) =>
  (await call(harness, 'POST', '/services/slots/by-hours/preview', { as: admin, json })).data;

/** Creates a service with generated starts: three days with 9:00, 10:00 and 11:00. */
async function follower(change: Partial<Service> = {}): Promise<Service> {
  await setHours({ hours: week('09:00', '12:00'), bookAheadDays: 3 });
  return newService(harness, { duration: 60, startsEvery: 60, ...change });
}

const timesOn = async (service: Service, days: number) => {
  const date = dayAhead(harness, days);
  return (await slotsOf(harness, service)).flatMap((slot) =>
    slot.date === date && slot.isBooked !== 'canceled' ? slot.startTime : [],
  );
};

test('slots by hours are created as far ahead as customers can book, once, and go on every day', async () => {
  const service = await follower();
  const report = stepOf((await reconcile(harness, admin)).data, 'make slots by the opening hours');
  expect(report).toMatchObject({ failed: 0, due: 0 });
  for (const days of [1, 2, 3]) {
    expect(await timesOn(service, days)).toEqual(['09:00', '10:00', '11:00']);
  }
  expect(await timesOn(service, 4)).toEqual([]);
  expect((await openTimesIn(harness, service))[dayAhead(harness, 3)]).toEqual([
    '09:00',
    '10:00',
    '11:00',
  ]);
  expect(await make()).toEqual({ added: 0, removed: 0, isDone: true });

  harness.clock.advanceMinutes(24 * 60);
  expect(await make()).toMatchObject({ added: 3, isDone: true });
  expect(await timesOn(service, 3)).toEqual(['09:00', '10:00', '11:00']);
});

test('a slot by hours is booked like any other', async () => {
  const service = await follower();
  await make();
  const date = dayAhead(harness, 2);
  const slot = await slotNow(harness, { _id: `${service._id}_${date}_1000` });
  await book(harness, await newCustomer(harness), slot);
  expect((await initiate(harness, await newCustomer(harness), slot)).code).toBe('slot_taken');
  await expectConsistentRecords(harness);
});

test('starts may overlap', async () => {
  const service = await follower({ startsEvery: 30 });
  await make();
  expect(await timesOn(service, 1)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
});

test('other hours change free slots only, and a preview counts these and names affected bookings', async () => {
  const service = await follower();
  await make();
  const date = dayAhead(harness, 1);
  const slot = await slotNow(harness, { _id: `${service._id}_${date}_0900` });
  const id = await book(harness, await newCustomer(harness), slot);
  const hours = week('10:00', '13:00');

  const counted = await preview({ hours });
  expect(counted).toMatchObject({ changed: 0, outside: [{ _id: id, date, startTime: '09:00' }] });
  expect(counted.added).toBe(counted.removed);
  expect(await timesOn(service, 1)).toEqual(['09:00', '10:00', '11:00']);

  await setHours({ hours });
  const made = await make();
  expect(made).toEqual({ added: counted.added, removed: counted.removed, isDone: true });
  expect(await timesOn(service, 1)).toEqual(['10:00', '11:00', '12:00']);
  expect((await openTimesIn(harness, service))[date]).toEqual(['10:00', '11:00', '12:00']);
  expect(await bookingOf(harness, id)).toMatchObject({
    status: 'pending',
    slot: { _id: slot._id },
  });
  expect(await preview({})).toMatchObject({ added: 0, removed: 0, outside: [{ _id: id }] });
  await expectConsistentRecords(harness);

  // The start returns with the old hours, and is still taken.
  await setHours({ hours: week('09:00', '12:00') });
  await make();
  expect((await slotNow(harness, slot)).isBooked).toBe('booked');
  expect((await preview({})).outside).toEqual([]);
});

test('slots that were made or closed by hand stay', async () => {
  const service = await follower();
  const date = dayAhead(harness, 2);
  await newSlotsAt(harness, service, [{ date, startTime: '19:00', endTime: '20:00' }]);
  await make();
  const closed = `${service._id}_${date}_1000`;
  await call(harness, 'PATCH', `/services/slots/${closed}`, {
    as: admin,
    json: { isBooked: 'canceled' },
  });
  await setHours({ hours: week('09:00', '11:00') });
  await make();
  expect(await timesOn(service, 2)).toEqual(['09:00', '19:00']);
  expect((await slotNow(harness, { _id: closed })).isBooked).toBe('canceled');
});

test('a holiday takes the slots of its days away, and gives them back', async () => {
  const service = await follower();
  await make();
  const date = dayAhead(harness, 2);
  await setHours({ exceptions: [{ from: date, to: date, periods: [], note: 'Eid' }] });
  expect(await make()).toEqual({ added: 0, removed: 3, isDone: true });
  expect(await timesOn(service, 2)).toEqual([]);
  expect(await timesOn(service, 3)).toHaveLength(3);
  await setHours({ exceptions: [] });
  expect(await make()).toEqual({ added: 3, removed: 0, isDone: true });
});

test('a slot waits for a paying customer, and is removed once it is free', async () => {
  const service = await follower();
  await make();
  const date = dayAhead(harness, 2);
  const slot = await slotNow(harness, { _id: `${service._id}_${date}_0900` });
  const customer = await newCustomer(harness);
  await startPaying(harness, customer, slot);
  await setHours({ hours: week('10:00', '12:00') });
  expect(await make()).toMatchObject({ isDone: false });
  expect(await timesOn(service, 2)).toContain('09:00');
  expect(await make()).toMatchObject({ isDone: false });
  harness.clock.advanceMinutes(60);
  await reconcile(harness, admin);
  harness.clock.advanceMinutes(6);
  await reconcile(harness, admin);
  expect(await timesOn(service, 2)).toEqual(['10:00', '11:00']);
  await expectConsistentRecords(harness);
});

test('customers book while the hours change: every payment keeps its slot', async () => {
  const service = await follower();
  await make();
  const customers = await newCustomers(harness, 9);
  const slots = (await slotsOf(harness, service)).filter(({ date }) => date > dayAhead(harness, 0));
  const paid = Promise.allSettled(
    customers.map((customer, at) => book(harness, customer, slots[at] as (typeof slots)[number])),
  );
  await setHours({ hours: week('10:00', '13:00') });
  await make();
  // A customer who pays before the change keeps the slot; a time that is in both hours is never refused.
  const outcomes = await paid;
  const kept = slots.slice(0, 9).map(({ startTime }) => startTime !== '09:00');
  for (const [at, isKept] of kept.entries()) {
    if (isKept) expect(outcomes[at]?.status).toBe('fulfilled');
  }
  for (let round = 0; round < 3; round += 1) {
    harness.clock.advanceMinutes(6);
    await reconcile(harness, admin);
  }
  expect(await timesOn(service, 1)).toEqual(['10:00', '11:00', '12:00']);
  await expectConsistentRecords(harness);
});

test('a run that is cut off leaves whole days, and the next one does the rest', async () => {
  const service = await follower();
  const restore = beforeEachCommit(harness, (commit) => {
    if (commit > 2) throw new Error('cut off');
  });
  expect(await make()).toMatchObject({ isDone: false });
  const lengths = [];
  for (const days of [0, 1, 2, 3]) lengths.push((await timesOn(service, days)).length);
  expect(lengths).toEqual([3, 3, 0, 0]);
  restore();
  expect((await make()).isDone).toBe(true);
  for (const days of [1, 2, 3]) expect(await timesOn(service, days)).toHaveLength(3);
  await expectConsistentRecords(harness);
});

test('a service that takes longer, or stops following, changes its slots; a deleted one has none', async () => {
  const service = await follower();
  await make();
  const patch = (json: object) =>
    call(harness, 'PATCH', `/services/${service._id}`, { as: admin, json });
  const date = dayAhead(harness, 1);
  const counted = await preview({
    service: { serviceId: service._id, duration: 90, startsEvery: 60 },
  });
  expect(counted.changed).toBeGreaterThan(0);
  expect((await patch({ duration: 90 })).status).toBe(200);
  await make();
  expect((await slotNow(harness, { _id: `${service._id}_${date}_0900` })).endTime).toBe('10:30');
  expect(await timesOn(service, 1)).toEqual(['09:00', '10:00']);

  await patch({ startsEvery: null });
  expect(await make()).toEqual({ added: 0, removed: 0, isDone: true });
  expect(await timesOn(service, 1)).toHaveLength(2);
  await patch({ startsEvery: 60 });
  await call(harness, 'DELETE', `/services/${service._id}`, { as: admin });
  await make();
  expect(await openTimesIn(harness, service)).toEqual({});
  const days = (await harness.context.db.days.where('date', '>', dayAhead(harness, 0)).get()).docs;
  expect(days.flatMap((day) => Object.keys(day.data().starts))).toEqual([]);
  expect(days.flatMap((day) => Object.keys(day.data().byHours ?? {}))).toEqual([]);
});

test('a preview for one service leaves out additions and outside bookings of other services', async () => {
  const [service, other] = [await follower(), await follower()];
  const times = [{ date: dayAhead(harness, 1), startTime: '22:00', endTime: '23:00' }];
  for (const sold of [other, service]) {
    const [late] = await newSlotsAt(harness, sold, times);
    await bookAtDesk(harness, admin, late as TestSlot);
  }
  const changed = { serviceId: service._id, duration: 60, startsEvery: 60 };
  const [all, own] = [await preview({}), await preview({ service: changed })];
  expect(all.outside).toHaveLength(2);
  expect(own.outside).toMatchObject([{ serviceName: service.name }]);
  expect(own.added).toBeGreaterThan(0);
  expect(all.added).toBe(2 * own.added);
});

test('days beyond the last one that can be booked follow the hours too', async () => {
  const service = await follower();
  await make();
  await setHours({ bookAheadDays: 1 });
  await setHours({ hours: week('09:00', '10:00') });
  await make();
  expect(await timesOn(service, 3)).toEqual(['09:00']);
});

test('the night before a closed day is sold with its evening, that of the closed day is not', async () => {
  const [evening, holiday, after] = [1, 2, 3].map((days) => dayAhead(harness, days)) as [
    string,
    string,
    string,
  ];
  const exceptions = [{ from: holiday, to: holiday, periods: [], note: 'Victory Day' }];
  await setHours({ hours: week('18:00', '03:00'), exceptions, bookAheadDays: 1 });
  const service = await newService(harness, { duration: 60, startsEvery: 60 });
  await make();
  // The evening is the last day that can be booked; its night is on the next date.
  expect(await openTimesIn(harness, service)).toMatchObject({
    [evening]: expect.arrayContaining(['00:00', '02:00', '18:00', '23:00']),
    [holiday]: ['00:00', '01:00', '02:00'],
  });
  const night = await slotNow(harness, { _id: `${service._id}_${holiday}_0100` });
  expect((await initiate(harness, await newCustomer(harness), night)).status).toBe(200);
  await setHours({ bookAheadDays: 3 });
  await make();
  const times = await openTimesIn(harness, service);
  expect(times[holiday]).toEqual(['00:00', '01:00', '02:00']);
  expect(times[after]?.[0]).toBe('18:00');
  expect(times[dayAhead(harness, 4)]).toEqual(['00:00', '01:00', '02:00']);
});

test('only admins may create slots by hours or preview them', async () => {
  const as = await newCustomer(harness);
  expect((await call(harness, 'POST', '/services/slots/by-hours', { as })).status).toBe(403);
  const path = '/services/slots/by-hours/preview';
  expect((await call(harness, 'POST', path, { as, json: {} })).status).toBe(403);
});

test('runs with other hours at the same time end with those that were saved last', async () => {
  const service = await follower();
  await make();
  await Promise.all([
    setHours({ hours: week('10:00', '13:00') }).then(make),
    setHours({ hours: week('08:00', '10:00') }).then(make),
    make(),
  ]);
  const { hours } = (await call(harness, 'GET', '/settings', {})).data;
  for (let round = 0; round < 3; round += 1) await make();
  const wanted =
    hours[0].periods[0].opens === '10:00' ? ['10:00', '11:00', '12:00'] : ['08:00', '09:00'];
  for (const days of [0, 1, 2, 3]) expect(await timesOn(service, days)).toEqual(wanted);
  expect(await make()).toEqual({ added: 0, removed: 0, isDone: true });
});
