import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { businessDay } from '@carwash/domain/time/business-time';
import { deadlineIn } from '@carwash/functions/background/deadline';
import { pruneOpenings } from '@carwash/functions/slots/prune-openings';
import { rebuildOpenings } from '@carwash/functions/slots/rebuild-openings';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import {
  createSlot,
  createSlots,
  dayAhead,
  slotForm,
  timetableForm,
} from '../support/calls/slots.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
let service: Service;
test.beforeAll(async ({ harness }) => {
  [admin, customer] = await Promise.all([newAdmin(harness), newCustomer(harness)]);
});
beforeEach(async () => {
  service = await newService(harness);
});
afterEach(async () => {
  await expectConsistentRecords(harness);
  harness.mend();
});

/** Returns the days with open slots from the public call. */
async function openings(query = `serviceId=${service._id}`): Promise<Record<string, string[]>> {
  const { status, data } = await call(harness, 'GET', `/services/slots/openings?${query}`);
  expect(status).toBe(200);
  const own = data.find(({ serviceId }: { serviceId: string }) => serviceId === service._id);
  return Object.fromEntries(
    (own?.days ?? []).map(({ date, startTimes }: { date: string; startTimes: string[] }) => [
      date,
      startTimes,
    ]),
  );
}

const setStatus = (slot: Slot, isBooked: string) =>
  call(harness, 'PATCH', `/services/slots/${slot._id}`, { as: admin, json: { isBooked } });

const stored = () => harness.context.db.openings.doc(service._id);

/** Creates three slots of one day. */
function newDay(): Promise<Slot[]> {
  const date = dayAhead(harness, 2);
  return newSlotsAt(
    harness,
    service,
    ['09:00', '10:00', '11:00'].map((startTime) => ({
      date,
      startTime,
      endTime: startTime.replace(':00', ':45'),
    })),
  );
}

async function firstOf(slots: Promise<Slot[]>): Promise<[Slot, Slot, Slot]> {
  const [first, second, third] = await slots;
  if (!first || !second || !third) throw new Error('There are three slots');
  return [first, second, third];
}

describe('there is room', () => {
  test('where slots are added, one by one or by a timetable', async () => {
    await createSlot(
      harness,
      admin,
      slotForm(harness, service, { startTime: '08:00', endTime: '08:30' }),
    );
    await createSlot(
      harness,
      admin,
      slotForm(harness, service, { startTime: '07:00', endTime: '07:30', isBooked: 'canceled' }),
    );
    await createSlots(harness, admin, timetableForm(harness, service));
    const days = Object.values(await openings());
    expect(days[0]).toContain('08:00');
    expect(days.flat()).not.toContain('07:00');
    expect(days.length).toBeGreaterThan(1);
  });

  test('on so many days as are asked for, of all services', async () => {
    await createSlots(harness, admin, timetableForm(harness, service));
    expect(Object.keys(await openings('maxDays=1'))).toHaveLength(1);
    expect(Object.keys(await openings(''))).toEqual(Object.keys(await openings()));
  });

  test('while somebody pays: whether they will is not known', async () => {
    const slot = await newSlot(harness, service);
    const id = await startPaying(harness, customer, slot);
    expect(await openings()).toEqual({ [slot.date]: [slot.startTime] });
    harness.provider.decline(id);
    await callback(harness, 'fail', id);
    expect(await openings()).toEqual({ [slot.date]: [slot.startTime] });
  });

  test('again after a booking was cancelled', async () => {
    const slot = await newSlot(harness, service);
    const id = await book(harness, customer, slot);
    expect(await openings()).toEqual({});
    await cancelBooking(harness, customer, id);
    expect(await openings()).toEqual({ [slot.date]: [slot.startTime] });
  });

  test('at the time that a booking left, of the same day too', async () => {
    const [first, second, third] = await firstOf(newDay());
    const id = await book(harness, customer, first);
    expect((await openings())[first.date]).toEqual([second.startTime, third.startTime]);
    expect((await reschedule(harness, customer, id, third)).status).toBe(200);
    expect((await openings())[first.date]).toEqual([first.startTime, second.startTime]);
  });

  test('until the minute at which the slot begins', async () => {
    const slot = await newSlot(harness, service, 60);
    expect(await openings()).toEqual({ [slot.date]: [slot.startTime] });
    harness.clock.advanceMinutes(62);
    expect(await openings()).toEqual({});
  });
});

describe('there is no room', () => {
  test('where the desk has sold, or the business has closed', async () => {
    const [first, second, third] = await firstOf(newDay());
    await bookAtDesk(harness, admin, first);
    await setStatus(second, 'canceled');
    expect(await openings()).toEqual({ [third.date]: [third.startTime] });
    await setStatus(second, 'available');
    expect(await openings()).toEqual({ [third.date]: [second.startTime, third.startTime] });
  });

  test('for a service that is deleted, or that never was', async () => {
    await newDay();
    await call(harness, 'DELETE', `/services/${service._id}`, { as: admin });
    expect(await openings()).toEqual({});
    expect((await stored().get()).exists).toBe(false);
    expect(await openings('serviceId=nowhere0')).toEqual({});
  });
});

test('bookings of one service at the same moment do not stand in each other’s way', async () => {
  const slots = await newDay();
  const customers = await Promise.all(slots.map(() => newCustomer(harness)));
  const ids = await Promise.all(
    slots.map((slot, index) => startPaying(harness, customers[index] ?? customer, slot)),
  );
  for (const id of ids) harness.provider.pay(id);
  await Promise.all(ids.map((id) => callback(harness, 'notify', id)));
  expect(await openings()).toEqual({});
  await Promise.all(
    ids.map((id, index) => cancelBooking(harness, customers[index] ?? customer, id)),
  );
  expect(Object.values(await openings())).toEqual([slots.map(({ startTime }) => startTime)]);
});

test('the reconciler drops the days that are over, once a day', async () => {
  const [soon] = await Promise.all([newSlot(harness, service, 60), newSlot(harness, service)]);
  const prune = () => pruneOpenings(harness.context, deadlineIn(10_000));
  await prune();
  expect(Object.keys((await stored().get()).data()?.days ?? {})).toContain(soon.date);
  harness.clock.advanceMinutes(26 * 60);
  expect((await prune()).due).toBe(0);
  const today = businessDay(harness.clock.now(), timeZone);
  const days = Object.keys((await stored().get()).data()?.days ?? {});
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => day < today)).toEqual([]);
  expect((await prune()).done).toBe(0);
});

describe('a rebuild', () => {
  test('sets right what is missing, wrong and superfluous', async () => {
    const [first] = await firstOf(newDay());
    const right = (await stored().get()).data()?.days;
    const other = await newService(harness);
    await newSlot(harness, other);
    await harness.context.db.openings.doc(other._id).delete();
    await stored().update({ days: { [first.date]: ['09:00', '23:00'] } });
    const corrected = await rebuildOpenings(harness.context);
    expect(corrected).toEqual(expect.arrayContaining([service._id, other._id]));
    expect((await stored().get()).data()?.days).toEqual(right);
    expect(await rebuildOpenings(harness.context)).toEqual([]);
  });

  test('leaves alone what is right', async () => {
    await newDay();
    const before = await stored().get();
    await rebuildOpenings(harness.context);
    expect((await stored().get()).updateTime).toEqual(before.updateTime);
  });

  test('decides again when somebody books meanwhile', async () => {
    const [first] = await firstOf(newDay());
    await stored().delete();
    const restore = beforeEachCommit(harness, async (number) => {
      if (number === 1) await bookAtDesk(harness, admin, first);
    });
    expect(await rebuildOpenings(harness.context)).toContain(service._id);
    restore();
    expect(await openings()).toEqual({ [first.date]: ['10:00', '11:00'] });
  });
});

test('the reconciler removes the openings of a deleted service, and keeps those of one without open slots', async () => {
  const pruneAt = harness.clock.now();
  const full = await newService(harness);
  const { openings: all } = harness.context.db;
  const gone = { _id: `gone-${service._id}`, days: { [dayAhead(harness, 3)]: [] }, pruneAt };
  await all.doc(gone._id).set(gone);
  await all.doc(full._id).set({ ...gone, _id: full._id });
  await pruneOpenings(harness.context, deadlineIn(10_000));
  expect((await all.doc(gone._id).get()).exists).toBe(false);
  expect((await all.doc(full._id).get()).exists).toBe(true);
});

describe.each(['openings', 'availability'])('what a cache keeps of %s', (name) => {
  const ask = (headers: Record<string, string>, query = '') => {
    const day = name === 'availability' ? `&date=${dayAhead(harness, 2)}` : '';
    const path = `/services/slots/${name}?serviceId=${service._id}${day}${query}`;
    return fetch(`${harness.apiUrl}/api${path}`, { headers });
  };
  const kept = async (response: Promise<Response>) => (await response).headers.get('cache-control');

  test('is what everybody is told, for some seconds; a browser asks each time', async () => {
    const response = await ask({});
    expect(response.status).toBe(200);
    expect(response.headers.get('vary')).toBe('Authorization');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate, s-maxage=10',
    );
  });

  test('is nothing that was told to somebody who is signed in', async () => {
    expect(await kept(ask({ authorization: `Bearer ${customer.token}` }))).toBe('no-store');
    expect(await kept(ask({ authorization: 'Bearer nonsense' }))).toBe('no-store');
  });

  test('is no refusal', async () => {
    const refused = ask({}, '&x=1');
    expect((await refused).status).toBe(400);
    expect(await kept(refused)).toBe('no-store');
  });
});
