import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { Service } from '@carwash/domain/services/service';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { slotsOf } from '../../support/reads/slots.ts';
import { timelineOf } from '../../support/reads/timelines.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { createSlot, createSlots, slotForm, timetableForm } from '../support/calls/slots.ts';
import { dieAtCommit } from '../support/faults/interrupt-commits.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let service: Service;
test.beforeAll(async ({ harness }) => {
  [admin, service] = await Promise.all([newAdmin(harness), newService(harness)]);
});

const patch = (path: string, json: object) => call(harness, 'PATCH', path, { as: admin, json });

/** Returns the parts of an entry that tests compare, without author, subject and time. */
const told = ({ kind, action, before, after }: AuditEntry) => ({ kind, action, before, after });
const toldOf = async (subjectId: string) => (await auditOf(harness, subjectId)).map(told);

test('an entry contains author, action, subject and time', async () => {
  const customer = await newCustomer(harness);
  const began = harness.clock.now();
  await patch(`/auth/update-role/${customer.uid}`, { role: 'admin' });
  const [entry] = await auditOf(harness, customer.uid);
  expect(entry).toEqual({
    _id: expect.any(String),
    kind: 'role',
    action: 'role changed',
    by: { uid: admin.uid, name: admin.name },
    subject: { id: customer.uid, label: 'Account' },
    before: { role: 'user' },
    after: { role: 'admin' },
    createdAt: expect.any(Date),
  });
  expect(entry?.createdAt.getTime()).toBeGreaterThanOrEqual(began.getTime());
});

describe('services', () => {
  const form = {
    name: 'Wax and Shine',
    description: 'Two layers of wax.',
    price: 79.5,
    duration: 60,
    image: '/pictures/wax.svg',
    category: 'detailing',
    benefits: ['Shine'],
    suitableFor: ['car'],
  };

  test('are followed from their first day to their last', async () => {
    const { data } = await call(harness, 'POST', '/services', { as: admin, json: form });
    const path = `/services/${data._id}`;
    await patch(path, { price: 84.5, duration: 60, benefits: ['Shine', 'Depth'] });
    await call(harness, 'DELETE', path, { as: admin });
    const [created, changed, deleted, ...others] = await toldOf(data._id);
    expect(created).toEqual({
      kind: 'service',
      action: 'service created',
      before: null,
      after: {
        ...form,
        keywords: [],
        pictures: [],
        asksVehicleDetails: false,
        location: 'business',
        startsEvery: null,
        sizePrices: [],
        isPaused: false,
        vatPercent: null,
      },
    });
    expect(changed).toEqual({
      kind: 'service',
      action: 'service changed',
      before: { price: 79.5, benefits: ['Shine'] },
      after: { price: 84.5, benefits: ['Shine', 'Depth'] },
    });
    expect(deleted).toMatchObject({ action: 'service deleted', after: null });
    expect(deleted?.before).toMatchObject({ name: 'Wax and Shine', price: 84.5 });
    expect(others).toEqual([]);
  });
});

describe('slots', () => {
  test('are followed as they are created, closed and opened', async () => {
    const { data } = await createSlot(harness, admin, slotForm(harness, service));
    for (const isBooked of ['canceled', 'canceled', 'available']) {
      await patch(`/services/slots/${data._id}`, { isBooked });
    }
    expect(await toldOf(data._id)).toEqual([
      {
        kind: 'slot',
        action: 'slot created',
        before: null,
        after: { date: data.date, startTime: '09:00', endTime: '10:00', isBooked: 'available' },
      },
      {
        kind: 'slot',
        action: 'slot closed',
        before: { isBooked: 'available' },
        after: { isBooked: 'canceled' },
      },
      {
        kind: 'slot',
        action: 'slot opened',
        before: { isBooked: 'canceled' },
        after: { isBooked: 'available' },
      },
    ]);
    const [{ subject } = { subject: null }] = await auditOf(harness, data._id);
    expect(subject).toMatchObject({
      label: service.name,
      slot: { date: data.date, startTime: '09:00' },
    });
  });

  test('created by a timetable leave one entry, however many they are', async () => {
    const busy = await newService(harness);
    const form = timetableForm(harness, busy, { openingTime: '00:00', closingTime: '23:00' });
    const many = { ...form, length: 5 };
    await createSlots(harness, admin, { ...many, preview: true });
    expect(await toldOf(busy._id)).toEqual([]);
    const { data } = await createSlots(harness, admin, many);
    expect(data.created).toBeGreaterThan(400);
    await createSlots(harness, admin, many);
    const [entry, ...others] = await toldOf(busy._id);
    expect(entry).toMatchObject({ kind: 'slot', action: 'slots created', before: null });
    expect(entry?.after).toMatchObject({ ...data, length: 5, openingTime: '00:00' });
    expect(others).toEqual([]);
  });

  test('are not created and leave no entry if a timetable fails', async () => {
    const busy = await newService(harness);
    const form = timetableForm(harness, busy, { openingTime: '00:00', closingTime: '23:00' });
    const repair = dieAtCommit(harness, 1);
    expect((await createSlots(harness, admin, { ...form, length: 5 })).status).toBe(500);
    repair();
    expect(await slotsOf(harness, busy)).toEqual([]);
    expect(await toldOf(busy._id)).toEqual([]);
  });
});

test('a refund is recorded once, with its reference, in the audit and in the timeline', async () => {
  const customer = await newCustomer(harness);
  const id = await book(harness, customer, await newSlot(harness, service));
  await cancelBooking(harness, customer, id);
  for (const reference of ['BANK-1', 'BANK-1', 'BANK-2']) {
    await patch(`/transactions/${id}/status`, { status: 'refunded', reference });
  }
  expect(await toldOf(id)).toEqual([
    {
      kind: 'refund',
      action: 'marked as refunded',
      before: {
        status: 'refund_due',
        refundReference: null,
        refundedAt: null,
        refunded: 'BDT\u00a00.00',
      },
      after: {
        status: 'refunded',
        refundReference: 'BANK-1',
        paidBack: '49.90 BDT',
        refunded: 'BDT\u00a049.90',
        refundedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      },
    },
  ]);
  expect((await timelineOf(harness, id)).at(-1)).toMatchObject({ reference: 'BANK-1' });
});

test('the entry of a deleted user keeps only role and status', async () => {
  const { uid } = await newCustomer(harness);
  await call(harness, 'DELETE', `/auth/users/${uid}`, { as: admin });
  await call(harness, 'DELETE', `/auth/users/${uid}`, { as: admin });
  expect(await toldOf(uid)).toEqual([
    {
      kind: 'account',
      action: 'account deleted',
      before: { role: 'user', status: 'active' },
      after: null,
    },
  ]);
});

describe('a change without effect leaves no entry', () => {
  test('when the values are the same as before', async () => {
    const { uid } = await newCustomer(harness);
    await patch(`/auth/update-role/${uid}`, { role: 'user' });
    const same = await newService(harness);
    await patch(`/services/${same._id}`, { name: same.name, benefits: same.benefits });
    await patch(`/services/${same._id}`, {});
    expect([...(await toldOf(uid)), ...(await toldOf(same._id))]).toEqual([]);
  });

  test('when it fails', async () => {
    const other = await newService(harness);
    const repair = dieAtCommit(harness, 1);
    expect((await patch(`/services/${other._id}`, { price: 1 })).status).toBe(500);
    repair();
    expect(await toldOf(other._id)).toEqual([]);
    expect((await harness.context.db.services.doc(other._id).get()).data()?.price).toBe(
      other.price,
    );
  });

  test('when a customer tries it', async () => {
    const customer = await newCustomer(harness);
    const path = `/services/${service._id}`;
    await call(harness, 'PATCH', path, { as: customer, json: { price: 1 } });
    expect(await toldOf(service._id)).toEqual([]);
  });
});

test('many admins changing one thing at once leave an entry for every change', async () => {
  const contested = await newService(harness);
  const prices = [1, 2, 3, 4, 5, 6];
  const answers = await Promise.all(
    prices.map((price) => patch(`/services/${contested._id}`, { price })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const entries = await toldOf(contested._id);
  expect(entries.map(({ after }) => after?.price).sort()).toEqual(prices);
  const last = (await harness.context.db.services.doc(contested._id).get()).data()?.price;
  const became = entries.map(({ after }) => after?.price);
  const was = entries.map(({ before }) => before?.price);
  expect(became.filter((price) => !was.includes(price))).toEqual([last]);
});
