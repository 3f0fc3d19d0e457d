import type { Service } from '@carwash/domain/services/service';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, writeSlotStatus } from '../../support/catalogue/catalogue.ts';
import { slotsOf } from '../../support/reads/slots.ts';
import { idsByPage } from '../support/calls/all-pages.ts';
import { startPaying } from '../support/calls/payments.ts';
import { createSlots, dayAhead, timetableForm } from '../support/calls/slots.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let foam: Service;
let wax: Service;
/** The ids of all slots: two services, two days, three each. */
let ids: string[];
const tomorrow = () => dayAhead(harness, 1);

test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
  [foam, wax] = await Promise.all([newService(harness), newService(harness)]);
  await createSlots(harness, admin, timetableForm(harness, foam));
  const later = { openingTime: '09:30', closingTime: '12:30' };
  await createSlots(harness, admin, timetableForm(harness, wax, later));
  const slots = [...(await slotsOf(harness, foam)), ...(await slotsOf(harness, wax))];
  ids = slots.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()).map(({ _id }) => _id);
});

const idsAt = (path: string, limit = 100) => idsByPage(harness, admin, path, limit);

describe('the list of slots', () => {
  test('has all of them, the earliest first', async () => {
    expect(ids).toHaveLength(12);
    expect(await idsAt('/services/slots')).toEqual([ids]);
  });

  test('comes in pages', async () => {
    expect(await idsAt('/services/slots', 5)).toEqual([
      ids.slice(0, 5),
      ids.slice(5, 10),
      ids.slice(10),
    ]);
  });

  test('is narrowed down to a day, a service, or both', async () => {
    const ofFoam = ids.filter((id) => id.startsWith(foam._id));
    const ofTomorrow = ids.filter((id) => id.includes(tomorrow()));
    const ofBoth = ofFoam.filter((id) => id.includes(tomorrow()));
    expect([ofFoam.length, ofTomorrow.length, ofBoth.length]).toEqual([6, 6, 3]);
    expect(await idsAt(`/services/slots?date=${tomorrow()}`)).toEqual([ofTomorrow]);
    expect(await idsAt(`/services/slots?serviceId=${foam._id}`, 6)).toEqual([ofFoam]);
    expect(await idsAt(`/services/slots?date=${tomorrow()}&serviceId=${foam._id}`, 2)).toEqual([
      ofBoth.slice(0, 2),
      ofBoth.slice(2),
    ]);
    expect(await idsAt('/services/slots?serviceId=nowhere0')).toEqual([[]]);
  });

  test.each([
    ['date', 'date=2027-02-31'],
    ['date', 'date='],
    ['serviceId', `serviceId=${'x'.repeat(65)}`],
    ['cursor', 'cursor=nowhere'],
    ['cursor', 'cursor=../services'],
    ['limit', 'limit=101'],
    ['service', 'service=x'],
    ['date', 'date=2027-01-01&date=2027-01-02'],
  ])('%s is refused in ?%s', async (path, query) => {
    const answer = await call(harness, 'GET', `/services/slots?${query}`, { as: admin });
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('the availability of a service on a day', () => {
  const available = (query: string) =>
    call(harness, 'GET', `/services/slots/availability?${query}`);

  test('is every slot in whatever state, the earliest first', async () => {
    const [first, second] = await slotsOf(harness, foam);
    if (!first || !second) throw new Error('There are slots');
    await startPaying(harness, await newCustomer(harness), first);
    await writeSlotStatus(harness, second, { isBooked: 'canceled' });
    const { status, data } = await available(`serviceId=${foam._id}&date=${tomorrow()}`);
    expect(status).toBe(200);
    expect(data.map(({ startTime }: { startTime: string }) => startTime)).toEqual([
      '09:00',
      '10:00',
      '11:00',
    ]);
    expect(data[0].heldUntil).not.toBeNull();
    expect(data[1].isBooked).toBe('canceled');
    expect(JSON.stringify(data)).not.toMatch(/customer|uid|email/);
  });

  test('is empty on a day without slots', async () => {
    const answer = await available(`serviceId=${foam._id}&date=${dayAhead(harness, 30)}`);
    expect([answer.status, answer.data]).toEqual([200, []]);
  });

  test.each(['nowhere0', '__x__', '..'])('is not found for the unknown service %s', async (id) => {
    expect((await available(`serviceId=${id}&date=${tomorrow()}`)).status).toBe(404);
  });

  test.each([
    ['date', 'serviceId=foamwash'],
    ['serviceId', 'date=2027-01-01'],
    ['date', 'serviceId=foamwash&date=2027-02-29'],
    ['date', 'serviceId=foamwash&date=tomorrow'],
  ])('%s is refused in ?%s', async (path, query) => {
    const answer = await available(query);
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, path]);
  });
});
