import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { businessInstant } from '@carwash/domain/time/business-time';
import { beforeEach, describe, expect, vi } from 'vitest';
import { call } from '../../support/calls/call.ts';
import {
  newService,
  newSlot,
  newSlotsAt,
  newSlotsFrom,
} from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { deskOpenTimes, openTimesIn, openTimesNow } from '../support/calls/open-times.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import {
  createSlot,
  createSlots,
  dayAhead,
  slotForm,
  timetableForm,
} from '../support/calls/slots.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
let service: Service;
test.beforeAll(async ({ harness }) => {
  [admin, customer] = await Promise.all([newAdmin(harness), newCustomer(harness)]);
});
beforeEach(async () => {
  service = await newService(harness);
});
mendAfterEach();

/** Returns the days with open slots from the public call. */
const openings = (query?: string) => openTimesIn(harness, service, query);

const setStatus = (slot: Slot, isBooked: string) =>
  call(harness, 'PATCH', `/services/slots/${slot._id}`, { as: admin, json: { isBooked } });

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

describe('a service has room', () => {
  test('at slots that are added one by one or by a timetable', async () => {
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

  test('on as many days as are asked for, for all services', async () => {
    await createSlots(harness, admin, timetableForm(harness, service));
    expect(Object.keys(await openings('maxDays=1'))).toHaveLength(1);
    expect(Object.keys(await openings(''))).toEqual(Object.keys(await openings()));
  });

  test('while somebody pays, because the payment may fail', async () => {
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

  test('at the time that a moved booking has left, on the same day too', async () => {
    const [first, second, third] = await firstOf(newDay());
    const id = await book(harness, customer, first);
    expect((await openings())[first.date]).toEqual([second.startTime, third.startTime]);
    expect((await reschedule(harness, customer, id, third)).status).toBe(200);
    expect((await openings())[first.date]).toEqual([first.startTime, second.startTime]);
  });

  test('where a small vehicle is done in time, as long as there is its size', async () => {
    const sizes = [{ _id: 'small', name: 'Small', vehicleTypes: ['motorcycle'] }];
    await storeSettings(harness, { sizes });
    service = await newService(harness, {
      duration: 60,
      suitableFor: [],
      sizePrices: [{ sizeId: 'small', price: 12, duration: 45 }],
    });
    const date = dayAhead(harness, 2);
    const [, second] = await newSlotsAt(harness, service, [
      { date, startTime: '09:00', endTime: '10:00' },
      { date, startTime: '09:45', endTime: '10:45' },
    ]);
    if (!second) throw new Error('There are two slots');
    await bookAtDesk(harness, admin, second);
    expect(await openings()).toEqual({ [date]: ['09:00'] });
    expect(await deskOpenTimes(harness, admin, service)).toEqual({ [date]: ['09:00'] });
    await storeSettings(harness, {});
    expect(await openings()).toEqual({});
    expect(await deskOpenTimes(harness, admin, service)).toEqual({});
  });

  test('until the minute at which the slot begins', async () => {
    const slot = await newSlot(harness, service, 60);
    expect(await openings()).toEqual({ [slot.date]: [slot.startTime] });
    harness.clock.advanceMinutes(62);
    expect(await openings()).toEqual({});
  });
});

describe('a service has no room', () => {
  test('at slots that the desk has sold or the business has closed', async () => {
    const [first, second, third] = await firstOf(newDay());
    await bookAtDesk(harness, admin, first);
    await setStatus(second, 'canceled');
    expect(await openings()).toEqual({ [third.date]: [third.startTime] });
    await setStatus(second, 'available');
    expect(await openings()).toEqual({ [third.date]: [second.startTime, third.startTime] });
  });

  test('where a job would last over midnight into a booking', async () => {
    const [date, next] = [dayAhead(harness, 2), dayAhead(harness, 3)];
    const [late, early] = await newSlotsFrom(harness, service, [
      businessInstant(date, '23:30', timeZone),
      businessInstant(next, '00:00', timeZone),
    ]);
    if (!late || !early) throw new Error('There are two slots');
    expect(await openings()).toEqual({ [date]: ['23:30'], [next]: ['00:00'] });
    await bookAtDesk(harness, admin, early);
    expect(await openings()).toEqual({});
    expect(await deskOpenTimes(harness, admin, service)).toEqual({});
  });

  test('if it is deleted or never existed', async () => {
    await newDay();
    await call(harness, 'DELETE', `/services/${service._id}`, { as: admin });
    expect(await openings()).toEqual({});
    expect(await openings('serviceId=nowhere0')).toEqual({});
  });
});

test('concurrent bookings of one service do not disturb each other', async () => {
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

describe('the availability of all services', () => {
  /** Counts how often the days to come are read. */
  function countReads() {
    const { days } = harness.context.db;
    const where = vi.spyOn(days, 'where');
    return { reads: () => where.mock.calls.length, stop: () => where.mockRestore() };
  }

  test('is at most a minute old, and read once for all callers', async () => {
    const [first, second, third] = await firstOf(newDay());
    const { date } = first;
    const before = { [date]: [first.startTime, second.startTime, third.startTime] };
    expect(await openings()).toEqual(before);
    const { reads, stop } = countReads();
    const query = `serviceId=${service._id}`;
    await book(harness, customer, third);
    harness.clock.advanceMinutes(0.9);
    for (const asked of [query, query, '', 'maxDays=1']) {
      expect((await openTimesNow(harness, asked)).get(service._id)).toEqual(before);
    }
    expect(reads()).toBe(0);

    harness.clock.advanceMinutes(0.2);
    const together = await Promise.all([1, 2, 3].map(() => openTimesNow(harness, query)));
    for (const found of together) {
      expect(found.get(service._id)).toEqual({ [date]: [first.startTime, second.startTime] });
    }
    expect(reads()).toBe(1);
    stop();
  });

  test('leaves out slots that have begun since it was read', async () => {
    harness.clock.stopAt(new Date('2031-03-03T03:00:30Z'));
    const slot = await newSlot(harness, service, 1);
    expect(await openings()).toEqual({ '2031-03-03': ['09:02'] });
    expect(slot.startTime).toBe('09:02');
    const { reads, stop } = countReads();
    harness.clock.advanceMinutes(0.5);
    expect((await openTimesNow(harness)).has(service._id)).toBe(false);
    expect(reads()).toBe(0);
    stop();
  });

  test('is read again after a reading has failed', async () => {
    const slot = await newSlot(harness, service);
    harness.clock.advanceMinutes(1);
    const { days } = harness.context.db;
    const failing = vi.spyOn(days, 'where').mockImplementationOnce(() => {
      throw new Error('Not reached');
    });
    const path = '/services/slots/openings';
    expect((await call(harness, 'GET', path)).status).toBe(500);
    failing.mockRestore();
    expect((await openTimesNow(harness)).get(service._id)).toEqual({
      [slot.date]: [slot.startTime],
    });
  });
});

describe('availability for the desk', () => {
  test('is current, and includes days too far ahead and starts too near for customers', async () => {
    await storeSettings(harness, { bookAheadDays: 3, lastMinutes: 120 });
    const soon = await newSlot(harness, service, 60);
    const far = await newSlot(harness, service, 9 * 24 * 60);
    expect(await openings()).toEqual({});
    const all = { [soon.date]: [soon.startTime], [far.date]: [far.startTime] };
    expect(await deskOpenTimes(harness, admin, service)).toEqual(all);
    await bookAtDesk(harness, admin, soon);
    expect(await deskOpenTimes(harness, admin, service)).toEqual({ [far.date]: [far.startTime] });
    await storeSettings(harness, {});
  });

  test('is empty for an unknown service, and refused to anybody but admins', async () => {
    expect(await deskOpenTimes(harness, admin, { _id: 'nowhere0' })).toEqual({});
    const path = `/services/slots/openings/desk?serviceId=${service._id}`;
    expect((await call(harness, 'GET', path)).status).toBe(401);
    expect((await call(harness, 'GET', path, { as: customer })).status).toBe(403);
  });
});

describe.each(['openings', 'availability'])('the cache of %s', (name) => {
  const ask = (headers: Record<string, string>, query = '') => {
    const day = name === 'availability' ? `&date=${dayAhead(harness, 2)}` : '';
    const path = `/services/slots/${name}?serviceId=${service._id}${day}${query}`;
    return fetch(`${harness.apiUrl}/api${path}`, { headers });
  };
  const kept = async (response: Promise<Response>) => (await response).headers.get('cache-control');

  test('keeps public answers for some seconds, and browsers ask each time', async () => {
    const response = await ask({});
    expect(response.status).toBe(200);
    expect(response.headers.get('vary')).toBe('Authorization');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate, s-maxage=10',
    );
  });

  test('keeps no answer to a signed-in caller', async () => {
    expect(await kept(ask({ authorization: `Bearer ${customer.token}` }))).toBe('no-store');
    expect(await kept(ask({ authorization: 'Bearer nonsense' }))).toBe('no-store');
  });

  test('keeps no refusal', async () => {
    const refused = ask({}, '&x=1');
    expect((await refused).status).toBe(400);
    expect(await kept(refused)).toBe('no-store');
  });
});
