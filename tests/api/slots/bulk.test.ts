import type { Service } from '@carwash/domain/services/service';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService } from '../../support/catalogue/catalogue.ts';
import { slotsOf } from '../../support/reads/slots.ts';
import {
  createSlot,
  createSlots,
  dayAhead,
  slotForm,
  timetableForm,
} from '../support/calls/slots.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { newAdmin, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let service: Service;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
beforeEach(async () => {
  service = await newService(harness);
});
afterEach(() => harness.mend());

const plan = (change: object = {}) =>
  createSlots(harness, admin, timetableForm(harness, service, change));
const preview = (change: object = {}) => plan({ ...change, preview: true });
const add = (change: object = {}) => createSlot(harness, admin, slotForm(harness, service, change));
const times = async () =>
  (await slotsOf(harness, service)).map(({ startTime, endTime }) => `${startTime}-${endTime}`);

/** A whole day in slots of five minutes. */
const allDay = { openingTime: '00:00', closingTime: '23:59', length: 5 };
const slotsOfAllDay = 287;

test('a timetable becomes slots', async () => {
  const answer = await plan({ gap: 15 });
  expect([answer.status, answer.data]).toEqual([200, { created: 4, existing: 0 }]);
  expect(await times()).toEqual(['09:00-10:00', '10:15-11:15', '09:00-10:00', '10:15-11:15']);
  const [slot] = await slotsOf(harness, service);
  expect(slot).toMatchObject({ isBooked: 'available', heldUntil: null, claimId: null });
  const read = await call(harness, 'GET', `/services/slots/${slot?._id}`);
  expect(read.data).toMatchObject({
    service: service._id,
    isBooked: 'available',
    heldUntil: null,
  });
});

test('existing slots are left alone and counted', async () => {
  await add({ isBooked: 'canceled' });
  await add({ startTime: '10:30', endTime: '11:30' });
  expect((await plan()).data).toEqual({ created: 5, existing: 1 });
  expect(await times()).toEqual([
    '09:00-10:00',
    '10:00-11:00',
    '10:30-11:30',
    '11:00-12:00',
    '09:00-10:00',
    '10:00-11:00',
    '11:00-12:00',
  ]);
  expect((await slotsOf(harness, service))[0]?.isBooked).toBe('canceled');
});

test('a second call creates nothing', async () => {
  await plan();
  expect((await plan()).data).toEqual({ created: 0, existing: 6 });
});

test('a preview describes the effect of the call without writing', async () => {
  await add({ startTime: '08:30', endTime: '09:30' });
  const before = await harness.context.db.services.doc(service._id).get();
  const answer = await preview();
  expect(answer.data).toEqual({ created: 6, existing: 0 });
  expect(await slotsOf(harness, service)).toHaveLength(1);
  expect((await before.ref.get()).updateTime).toEqual(before.updateTime);
  expect((await plan()).data).toEqual(answer.data);
});

test('times that are over are left out', async () => {
  const today = { startDate: dayAhead(harness, -3), endDate: dayAhead(harness, 0), ...allDay };
  const { data } = await plan(today);
  expect(data.created).toBeLessThanOrEqual(slotsOfAllDay);
  const slots = await slotsOf(harness, service);
  expect(slots.filter(({ startsAt }) => startsAt <= harness.clock.now())).toEqual([]);
});

describe('a large timetable', () => {
  // Six days: 1,722 slots.
  const week = () => ({ ...allDay, endDate: dayAhead(harness, 6) });
  const created = 6 * slotsOfAllDay;

  test('is created', async () => {
    expect((await preview(week())).data).toEqual({ created, existing: 0 });
    expect((await plan(week())).data).toEqual({ created, existing: 0 });
    expect(await slotsOf(harness, service)).toHaveLength(created);
  });

  test('leaves nothing if it fails, and can be repeated', async () => {
    const mend = beforeEachCommit(harness, () => {
      throw new Error('The connection broke');
    });
    expect((await plan(week())).status).toBe(500);
    mend();
    expect(await slotsOf(harness, service)).toEqual([]);
    expect((await plan(week())).data).toEqual({ created, existing: 0 });
    expect(await slotsOf(harness, service)).toHaveLength(created);
  });

  test('covers the maximum number of days in one call', async () => {
    const quarter = { endDate: dayAhead(harness, 92), length: 180 };
    expect((await plan(quarter)).data).toEqual({ created: 92, existing: 0 });
    expect(new Set((await slotsOf(harness, service)).map(({ date }) => date)).size).toBe(92);
  });

  test('sent twice at once is created once, and the numbers add up', async () => {
    const answers = await Promise.all([plan(week()), plan(week())]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const sum = (count: 'created' | 'existing') =>
      answers.reduce((total, { data }) => total + data[count], 0);
    expect([sum('created'), sum('existing')]).toEqual([created, created]);
    expect(await slotsOf(harness, service)).toHaveLength(created);
  });

  test('and an overlapping one, sent at the same moment, are both created', async () => {
    const answers = await Promise.all([
      plan({ ...week(), length: 60 }),
      plan({ ...week(), length: 60, openingTime: '00:30' }),
    ]);
    expect(answers.map(({ data }) => data.created)).toEqual([6 * 23, 6 * 23]);
    expect(await slotsOf(harness, service)).toHaveLength(2 * 6 * 23);
  });
});

describe('a timetable is refused', () => {
  test.each<[string, () => object]>([
    ['endDate', () => ({ endDate: dayAhead(harness, 0) })],
    ['endDate', () => ({ endDate: dayAhead(harness, 93) })],
    ['endDate', () => ({ ...allDay, endDate: dayAhead(harness, 7) })],
    ['endDate', () => ({ startDate: '2020-01-01', endDate: '2020-01-31' })],
    ['endDate', () => ({ startDate: '0000-01-01' })],
    ['endDate', () => ({ startDate: '9999-12-30', endDate: '9999-12-31' })],
    ['startDate', () => ({ startDate: '2027-02-31' })],
    ['weekdays', () => ({ weekdays: [] })],
    ['weekdays[0]', () => ({ weekdays: [7] })],
    ['weekdays[1]', () => ({ weekdays: [1, 1.5] })],
    ['weekdays', () => ({ weekdays: '1' })],
    ['openingTime', () => ({ openingTime: '9' })],
    ['closingTime', () => ({ closingTime: '24:00' })],
    ['closingTime', () => ({ closingTime: '09:00' })],
    ['length', () => ({ length: 181 })],
    ['length', () => ({ length: 0 })],
    ['length', () => ({ length: '60' })],
    ['gap', () => ({ gap: -1 })],
    ['preview', () => ({ preview: 'yes' })],
    ['isBooked', () => ({ isBooked: 'available' })],
  ])('for its %s', async (path, change) => {
    const answer = await plan(change());
    expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
    expect(answer.errors?.map((error) => error.path)).toContain(path);
    expect(await slotsOf(harness, service)).toEqual([]);
  });

  test('for an unknown service, even if nothing would be created', async () => {
    const none = { weekdays: [(new Date(dayAhead(harness, 1)).getUTCDay() + 4) % 7] };
    expect((await plan({ ...none, service: 'nowhere0' })).status).toBe(404);
    expect((await plan(none)).data).toEqual({ created: 0, existing: 0 });
  });
});
