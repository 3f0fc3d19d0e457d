import type { Service } from '@carwash/domain/services/service';
import { businessClockTime } from '@carwash/domain/time/business-time';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { newService, writeSlotStatus } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { slotsOf } from '../../support/reads/slots.ts';
import { createSlot, dayAhead, slotForm } from '../support/calls/slots.ts';
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
afterEach(() => {
  moveTo(timeZone);
  harness.mend();
});
test.beforeAll(({ harness }) =>
  harness.excuse({ jobs: 'a slot is marked as booked that nobody has booked' }),
);

const create = (change: object = {}) =>
  createSlot(harness, admin, slotForm(harness, service, change));

/** Returns the Sunday of next year on which the clocks of Europe change in this month (from 0). */
function clockChange(month: number): string {
  const last = new Date(Date.UTC(new Date().getUTCFullYear() + 1, month + 1, 0));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last.toISOString().slice(0, 10);
}
const march = clockChange(2);
const october = clockChange(9);

function moveTo(businessTimeZone: string): void {
  harness.context.settings = { ...harness.context.settings, businessTimeZone };
}

describe('a new slot', () => {
  test('is open, with its start and end in the business time zone', async () => {
    const { status, data } = await create();
    const date = dayAhead(harness, 1);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      _id: `${service._id}_${date}_0900`,
      serviceId: service._id,
      date,
      startTime: '09:00',
      endTime: '10:00',
      startsAt: `${date}T03:00:00.000Z`,
      endsAt: `${date}T04:00:00.000Z`,
      isBooked: 'available',
      heldUntil: null,
    });
    expect(data.left).toBe(1);
    const day = (await harness.context.db.days.doc(date).get()).data();
    expect(day?.starts[service._id]).toEqual({ '09:00': 60 });
    expect(day?.serviceIds).toContain(service._id);
    expect(day?.byHours).not.toHaveProperty(service._id);
  });

  test('may be closed from the start', async () => {
    expect((await create({ isBooked: 'canceled' })).data.isBooked).toBe('canceled');
  });

  test.each([
    ['touching the one before', '08:00', '09:00'],
    ['touching the one after', '10:00', '10:30'],
    ['the same time for another service', '09:00', '10:00'],
    ['over the start of another one', '08:30', '09:01'],
    ['inside of one', '09:15', '09:45'],
    ['around one', '08:00', '11:00'],
    ['over the end of one', '09:59', '11:00'],
  ])('%s is fine', async (label, startTime, endTime) => {
    await create();
    const of = label.includes('service') ? await newService(harness) : service;
    const answer = await createSlot(harness, admin, slotForm(harness, of, { startTime, endTime }));
    expect([answer.status, answer.data.left]).toEqual([200, 1]);
  });

  test('over one that takes its only bay is booked', async () => {
    const { data } = await create();
    await writeSlotStatus(harness, data, { isBooked: 'booked' });
    const over = await create({ startTime: '09:30', endTime: '10:30' });
    expect([over.status, over.data.isBooked, over.data.left]).toEqual([200, 'booked', 0]);
  });

  test('cannot begin earlier today, nor this minute', async () => {
    const date = dayAhead(harness, 0);
    const minute = businessClockTime(harness.clock.now(), timeZone);
    const endTime = '23:59';
    const answers = await Promise.all([
      create({ date, startTime: '00:00', endTime }),
      create({ date, startTime: minute < endTime ? minute : '23:58', endTime }),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.path)).toEqual(['startTime', 'startTime']);
    expect(await slotsOf(harness, service)).toEqual([]);
  });
});

describe('a slot is refused', () => {
  test.each([
    ['at the same start', '09:00', '09:30', {}],
    ['at the start of a closed one', '09:00', '10:00', { isBooked: 'canceled' }],
  ])('%s of another: %s to %s', async (_case, startTime, endTime, first) => {
    await create(first);
    const answer = await create({ startTime, endTime });
    expect([answer.status, answer.code]).toEqual([409, 'conflict']);
    expect(await slotsOf(harness, service)).toHaveLength(1);
  });

  test('for a service that is not there', async () => {
    expect((await create({ service: 'nowhere0' })).status).toBe(404);
    expect((await create({ service: '../x' })).status).toBe(404);
  });

  test.each<[string, object]>([
    ['date', { date: '2027-02-31' }],
    ['date', { date: '2027-2-3' }],
    ['date', { date: '٢٠٢٧-٠٢-٠٣' }],
    ['date', { date: '0000-01-01' }],
    ['date', { date: '2020-01-01' }],
    ['date', { date: '9999-12-31' }],
    ['date', { date: 20270203 }],
    ['date', { date: undefined }],
    ['startTime', { startTime: '9:00' }],
    ['startTime', { startTime: '24:00' }],
    ['startTime', { startTime: ['09:00'] }],
    ['endTime', { endTime: '24:00' }],
    ['endTime', { endTime: '09:00' }],
    ['endTime', { endTime: '08:00' }],
    ['endTime', { startTime: '23:00', endTime: '01:00' }],
    ['isBooked', { isBooked: 'booked' }],
    ['isBooked', { isBooked: null }],
    ['service', { service: undefined }],
    ['service', { service: 'x'.repeat(65) }],
    ['startsAt', { startsAt: '2027-01-01T00:00:00Z' }],
    ['_id', { _id: 'mine' }],
  ])('for its %s: %j', async (path, change) => {
    const answer = await create(change);
    expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
    expect(answer.errors?.map((error) => error.path)).toContain(path);
    expect(await slotsOf(harness, service)).toEqual([]);
  });
});

describe('on the days when the clocks change', () => {
  beforeEach(() => moveTo('Europe/Berlin'));

  test.each([
    ['startTime', '02:00', '03:30'],
    ['startTime', '02:59', '04:00'],
    ['endTime', '01:00', '02:30'],
  ])('%s is refused in the hour that is skipped: %s to %s', async (path, startTime, endTime) => {
    const answer = await create({ date: march, startTime, endTime });
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, path]);
  });

  test.each([
    [march, '01:30', '03:30', 60],
    [march, '03:00', '04:00', 60],
    [october, '02:00', '02:45', 45],
    [october, '01:30', '03:00', 150],
  ])('%s from %s to %s takes %i minutes', async (date, startTime, endTime, minutes) => {
    const { data } = await create({ date, startTime, endTime });
    expect((Date.parse(data.endsAt) - Date.parse(data.startsAt)) / 60_000).toBe(minutes);
  });
});

describe('at the same moment', () => {
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  test('20 admins add the same slot: one does', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create()));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await slotsOf(harness, service)).toHaveLength(1);
  });

  test('20 admins add 20 slots that all overlap: all do', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        create({ startTime: `09:${index + 10}`, endTime: `10:${index + 10}` }),
      ),
    );
    expect(statuses(answers)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await slotsOf(harness, service)).toHaveLength(20);
  });

  /** Returns HH:mm, this many minutes after nine. */
  const clockAt = (minutes: number) =>
    `${String(9 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

  test('20 admins add 20 slots side by side: all do', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        create({ startTime: clockAt(index * 5), endTime: clockAt((index + 1) * 5) }),
      ),
    );
    expect(statuses(answers)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await slotsOf(harness, service)).toHaveLength(20);
  });

  test('the database fails: nothing is half there', async () => {
    const mend = beforeEachCommit(harness, () => {
      throw new Error('The connection broke');
    });
    const answer = await create();
    mend();
    expect([answer.status, answer.code]).toEqual([500, 'internal']);
    expect(await slotsOf(harness, service)).toEqual([]);
    expect((await create()).status).toBe(200);
  });
});
