import { firstBay } from '@carwash/domain/days/roster';
import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { bayForm, setBays } from '../support/calls/bays.ts';
import { book } from '../support/calls/bookings.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { createSlot, dayAhead, slotForm } from '../support/calls/slots.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  [admin, customer] = [await newAdmin(harness), await newCustomer(harness)];
});

const serviceForm = {
  name: 'Wash',
  description: 'Foam, rinse, dry.',
  price: 20,
  duration: 60,
  category: 'basicWash',
  image: '/pictures/foam-wash.svg',
  benefits: ['Dry'],
  suitableFor: ['car'],
};

const atTen = async (duration = 60): Promise<TestSlot> => {
  const service = await newService(harness, { duration });
  const date = dayAhead(harness, 2);
  const [slot] = await newSlotsAt(harness, service, [
    { date, startTime: '10:00', endTime: duration === 60 ? '11:00' : '10:30' },
  ]);
  return slot as TestSlot;
};

test('a new business begins with one bay, which all of its services share', async () => {
  expect((await call(harness, 'GET', '/bays', {})).data).toEqual([firstBay]);
  const startAt = async (startTime: string, endTime: string): Promise<TestSlot> => {
    const form = { ...serviceForm, name: `Wash at ${startTime}` };
    const { data: service } = await call(harness, 'POST', '/services', { as: admin, json: form });
    const times = { date: dayAhead(harness, 2), startTime, endTime };
    const { data } = await createSlot(harness, admin, slotForm(harness, service, times));
    return slotNow(harness, data);
  };
  const [one, other] = [await startAt('10:00', '11:00'), await startAt('10:30', '11:30')];
  const [unclean, clean] = [await startAt('11:09', '12:09'), await startAt('11:10', '12:10')];
  await book(harness, customer, one);
  for (const taken of [one, other, unclean]) {
    expect((await initiate(harness, customer, taken)).code).toBe('slot_taken');
  }
  await book(harness, customer, clean);
  expect((await setBays(harness, admin, [firstBay, bayForm('Bay 2')], [firstBay])).status).toBe(
    200,
  );
  await book(harness, customer, other);
  await expectConsistentRecords(harness);
});

test('a business whose full day would not fit in its document is refused, with the field', async () => {
  const many = Array.from({ length: 30 }, (_, at) => bayForm(`Bay ${at + 1}`));
  const quick = { ...serviceForm, duration: 5 };
  const text =
    'With 30 bays, so many starts and jobs this short, a full day would be too large to be stored. Choose fewer bays, longer services or longer intervals.';
  const refused = (path: string) => ({ status: 400, errors: [{ path, message: text }] });
  const { data: service } = await call(harness, 'POST', '/services', { as: admin, json: quick });
  expect((await setBays(harness, admin, many)).status).toBe(200);
  const periods = [{ opens: '00:00', closes: '00:00' }];
  const hours = Array.from({ length: 7 }, () => ({ periods }));
  const openAlways = () => call(harness, 'PATCH', '/settings', { as: admin, json: { hours } });
  expect(await openAlways()).toMatchObject(refused('hours'));
  expect((await setBays(harness, admin, many.slice(0, 3))).status).toBe(200);
  expect((await openAlways()).status).toBe(200);
  expect(await setBays(harness, admin, many)).toMatchObject(refused('bays'));
  const change = (json: object) =>
    call(harness, 'PATCH', `/services/${service._id}`, { as: admin, json });
  expect((await change({ duration: 30 })).status).toBe(200);
  expect((await setBays(harness, admin, many)).status).toBe(200);
  expect(await change({ duration: 5 })).toMatchObject(refused('duration'));
  expect((await change({ name: 'Quick wash' })).status).toBe(200);
  expect(await call(harness, 'POST', '/services', { as: admin, json: quick })).toMatchObject(
    refused('duration'),
  );
});

test('bookings that were sold before find bays; those that find none are listed, and stand', async () => {
  const slots = [await atTen(), await atTen(), await atTen()];
  const ids = [];
  for (const slot of slots) ids.push(await book(harness, customer, slot));
  const { status, data } = await setBays(harness, admin, [bayForm('Bay 1'), bayForm('Bay 2')]);
  expect(status).toBe(200);
  expect(data.bays.map(({ name }: { name: string }) => name)).toEqual(['Bay 1', 'Bay 2']);
  expect(data.displaced).toHaveLength(1);
  expect(ids).toContain(data.displaced[0]._id);
  const days = (await harness.context.db.days.get()).docs.map((doc) => doc.data());
  const bays = days.flatMap(({ jobs }) => Object.values(jobs).map(({ bay }) => bay));
  expect(new Set(bays).size).toBe(3);
  await expectConsistentRecords(harness);
  // A third bay takes the displaced booking.
  const wider = await setBays(harness, admin, [...data.bays, bayForm('Bay 3')]);
  expect(wider.data.displaced).toEqual([]);
  await expectConsistentRecords(harness);
});

test('with two bays a start is sold twice, and a second slot of a service may overlap', async () => {
  const slot = await atTen();
  await setBays(harness, admin, [bayForm('Bay 1'), bayForm('Bay 2')]);
  const [one, other, third] = (await newCustomers(harness, 3)) as [Person, Person, Person];
  await book(harness, one, slot);
  const answer = await call(harness, 'GET', `/services/slots/${slot._id}`, {});
  expect(answer.data).toMatchObject({ isBooked: 'available', left: 1 });
  await book(harness, other, slot);
  expect((await initiate(harness, third, slot)).code).toBe('slot_taken');
  expect((await slotNow(harness, slot)).isBooked).toBe('booked');
  const service = { _id: slot.serviceId } as Parameters<typeof slotForm>[1];
  const overlapping = { date: slot.date, startTime: '10:30', endTime: '11:30' };
  const made = await createSlot(harness, admin, slotForm(harness, service, overlapping));
  expect([made.status, made.data.isBooked]).toEqual([200, 'booked']);
  await expectConsistentRecords(harness);
});

test('bays do no services of a van, and a van does no others', async () => {
  const [atDoor, wash] = [await atTen(), await atTen()];
  await setBays(harness, admin, [
    bayForm('Bay'),
    bayForm('Van', { kind: 'van', services: [atDoor.serviceId] }),
  ]);
  await book(harness, customer, atDoor);
  await book(harness, customer, wash);
  expect((await slotNow(harness, atDoor)).isBooked).toBe('booked');
  expect((await slotNow(harness, wash)).isBooked).toBe('booked');
});

test('days created later, or at the same time, have the new bays too', async () => {
  await setBays(harness, admin, [bayForm('Bay 1')]);
  const service = await newService(harness);
  const answers = await Promise.all([
    setBays(harness, admin, [bayForm('Bay 1'), bayForm('Bay 2')]),
    ...[3, 4, 5, 6].map((days) =>
      createSlot(harness, admin, slotForm(harness, service, { date: dayAhead(harness, days) })),
    ),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const days = (await harness.context.db.days.get()).docs.map((doc) => doc.data());
  expect(days.map(({ bays }) => bays.length)).toEqual([2, 2, 2, 2]);
});

test('only an admin sets bays up', async () => {
  expect((await setBays(harness, customer, [bayForm('Bay 1')])).status).toBe(403);
  expect((await setBays(harness, undefined, [bayForm('Bay 1')])).status).toBe(401);
});

test('a customer who pays after their bay was removed gets a free bay', async () => {
  const [first, second] = [await atTen(), await atTen()];
  const paying = await startPaying(harness, customer, first);
  const { data } = await setBays(harness, admin, [bayForm('Bay 1')]);
  await book(harness, customer, second).catch(() => undefined);
  await setBays(harness, admin, [bayForm('Bay 2'), bayForm('Bay 3'), ...data.bays]);
  harness.provider.pay(paying);
  await callback(harness, 'notify', paying);
  const claims = (await slotNow(harness, first)).claims;
  expect(claims).toMatchObject([{ heldUntil: null }]);
  const days = (await harness.context.db.days.get()).docs.map((doc) => doc.data());
  const known = days.flatMap(({ bays }) => bays.map(({ _id }) => _id));
  expect(known).toContain(claims[0]?.bay);
  await expectConsistentRecords(harness);
});

test('a bay may go on naming a service that was deleted', async () => {
  const { serviceId } = await atTen();
  const { data } = await setBays(harness, admin, [bayForm('Bay 1', { services: [serviceId] })]);
  await call(harness, 'DELETE', `/services/${serviceId}`, { as: admin });
  expect((await setBays(harness, admin, data.bays)).status).toBe(200);
  const unknown = await setBays(harness, admin, [bayForm('Bay 1', { services: ['nothing1'] })]);
  expect([unknown.status, unknown.errors?.[0]?.path]).toEqual([400, 'bays[0].services']);
});

test('two admins set up bays at once: one is refused and removes no bay of the other', async () => {
  const { data } = await setBays(harness, admin, [bayForm('Bay 1')], [firstBay]);
  const seen = data.bays;
  const withOneMore = (name: string) =>
    setBays(harness, admin, [...seen, { ...bayForm(name), _id: name }], seen);
  const answers = await Promise.all([withOneMore('north'), withOneMore('south')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, second] = answers[0]?.status === 200 ? ['north', 'south'] : ['south', 'north'];
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    code: 'conflict',
    message: 'Somebody changed this list meanwhile. Reload to see the change.',
  });
  const idsNow = async () => {
    const { data: bays } = await call(harness, 'GET', '/bays', {});
    return bays.map(({ _id }: { _id: string }) => _id);
  };
  expect(await idsNow()).toEqual([seen[0]._id, first]);
  // A repeated call whose answer was lost succeeds.
  expect((await withOneMore(first)).status).toBe(200);
  expect((await withOneMore(second)).status).toBe(409);
  expect(await idsNow()).toEqual([seen[0]._id, first]);
});
