import { transactionStatuses } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import { afterEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
test.beforeAll(async ({ harness }) => {
  [admin, customer] = await Promise.all([newAdmin(harness), newCustomer(harness)]);
});
afterEach(() => harness.mend());

const calculate = (path: string) =>
  call(harness, 'GET', `/transactions/calculate/${path}`, { as: admin });
const byDate = (startDate: string, endDate: string, interval: string) =>
  calculate(`date-wise?startDate=${startDate}&endDate=${endDate}&interval=${interval}`);

test('before anything was sold every status and every month is there, with zero', async () => {
  const { data } = await calculate('status-wise');
  expect(data).toEqual(transactionStatuses.map((_id) => ({ _id, totalTransactions: 0 })));
  expect((await calculate('service-wise')).data).toEqual([]);
  const overview = await call(harness, 'GET', '/statistics/overview', { as: admin });
  const today = businessDay(harness.clock.now(), timeZone);
  expect(overview.data).toMatchObject({
    today,
    allTime: { users: 2 },
    months: [{ _id: `month-${today.slice(0, 7)}`, days: { [today.slice(8)]: { users: 2 } } }],
    reconcilerRun: null,
  });
  expect((await byDate('2026-02-27', '2026-03-01', 'month')).data).toEqual([
    { date: '2026-02-01', totalAmount: 0, totalTransactions: 0 },
    { date: '2026-03-01', totalAmount: 0, totalTransactions: 0 },
  ]);
});

describe('a range of days', () => {
  test('is calculated by day if nothing else is asked for', async () => {
    const { data } = await calculate('date-wise?startDate=2026-02-28&endDate=2026-03-01');
    expect(data.map(({ date }: { date: string }) => date)).toEqual(['2026-02-28', '2026-03-01']);
  });

  test('may be two years long', async () => {
    expect((await byDate('2024-01-01', '2025-12-31', 'day')).data).toHaveLength(731);
  });

  test.each(['day', 'week', 'month'])('may lie in the year 1 or 9999, by %s', async (interval) => {
    for (const day of ['0001-01-01', '9999-12-31']) {
      expect((await byDate(day, day, interval)).data).toHaveLength(1);
    }
  });

  test.each([
    ['a day longer', 'endDate', 'startDate=2024-01-01&endDate=2026-01-01'],
    ['all the days there are', 'endDate', 'startDate=0000-01-01&endDate=9999-12-31'],
    ['backwards', 'endDate', 'startDate=2026-03-02&endDate=2026-03-01'],
    ['no end', 'endDate', 'startDate=2026-03-02'],
    ['no beginning', 'startDate', 'endDate=2026-03-02'],
    ['31 February', 'startDate', 'startDate=2026-02-31&endDate=2026-03-01'],
    ['an instant', 'endDate', 'startDate=2026-03-01&endDate=2026-03-01T00:00:00Z'],
    ['years', 'interval', 'startDate=2026-03-01&endDate=2026-03-01&interval=year'],
    ['two ends', 'endDate', 'startDate=2026-03-01&endDate=2026-03-01&endDate=2026-03-02'],
  ])('is refused: %s', async (_case, path, query) => {
    const answer = await calculate(`date-wise?${query}`);
    expect([answer.status, answer.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });
});

test('a payment that began before midnight counts on the day it was paid', async () => {
  const day = addDays(businessDay(harness.clock.now(), timeZone), 30);
  const lateEvening = businessInstant(day, '23:55', timeZone).getTime();
  harness.clock.advanceMinutes((lateEvening - harness.clock.now().getTime()) / 60_000);
  const id = await startPaying(
    harness,
    customer,
    await newSlot(harness, await newService(harness)),
  );
  harness.clock.advanceMinutes(10);
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  expect((await byDate(day, addDays(day, 1), 'day')).data).toEqual([
    { date: day, totalAmount: 0, totalTransactions: 0 },
    { date: addDays(day, 1), totalAmount: 49.9, totalTransactions: 1 },
  ]);
});

describe('figures by service', () => {
  const rows = async (): Promise<{ service: Pick<Service, '_id' | 'name'> }[]> =>
    (await calculate('service-wise')).data;

  test('include a service that was never sold, with zero', async () => {
    const { _id, name } = await newService(harness);
    expect(await rows()).toContainEqual({
      service: { _id, name },
      totalAmount: 0,
      totalBookings: 0,
    });
  });

  test('include a deleted service under the name it was last sold under', async () => {
    const { services } = harness.context.db;
    const service = await newService(harness, { name: 'Old name', price: 5000 });
    await book(harness, customer, await newSlot(harness, service));
    await services.doc(service._id).update({ name: 'New name' });
    await book(harness, customer, await newSlot(harness, service, 5000));
    await services.doc(service._id).delete();
    expect(await rows()).toContainEqual({
      service: { _id: service._id, name: 'New name' },
      totalAmount: 10_000,
      totalBookings: 2,
    });
  });

  test('leave out a deleted service if nothing of it counts', async () => {
    const service = await newService(harness);
    const id = await book(harness, customer, await newSlot(harness, service));
    await cancelBooking(harness, customer, id);
    const json = { status: 'refunded', reference: 'BANK-1' };
    await call(harness, 'PATCH', `/transactions/${id}/status`, { as: admin, json });
    await harness.context.db.services.doc(service._id).delete();
    expect((await rows()).map((row) => row.service._id)).not.toContain(service._id);
  });
});
