import type { VisitStage } from '@carwash/domain/bookings/visit-stage';
import { yardVisitSchema } from '@carwash/domain/bookings/yard-visit';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotFrom } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf } from '../../support/reads/purchases.ts';
import { timelineOf } from '../../support/reads/timelines.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { changeStage, editBooking, markBooking, swapBookings } from '../support/calls/desk.ts';
import { addPhoto } from '../support/calls/visit-records.ts';
import { goToNoon } from '../support/days/go-to-noon.ts';
import { newAdmin, newCustomer, newPerson, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let washer: Person;
let customer: Person;

/** Every test begins at noon, so that the starts around it are on one day. */
beforeEach(async () => {
  await harness.wipe();
  harness.mend();
  goToNoon(harness);
  [washer, customer] = [await newPerson(harness, 'washer'), await newCustomer(harness)];
});

async function bookIn(minutes: number, duration = 45): Promise<string> {
  const service = await newService(harness, { duration });
  const startsAt = new Date(harness.clock.now().getTime() + minutes * minuteMs);
  return book(harness, customer, await newSlotFrom(harness, service, startsAt));
}

const listYard = () => call(harness, 'GET', '/yard/today', { as: washer });

test('a washer sees the cars of today that were not cancelled, the earliest first', async () => {
  const [later, sooner, cancelled] = [await bookIn(120), await bookIn(30), await bookIn(60)];
  await bookIn(24 * 60);
  await cancelBooking(harness, customer, cancelled);
  const { status, data } = await listYard();
  expect(status).toBe(200);
  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([sooner, later]);
});

test('a washer is told nothing about the customer and nothing about money', async () => {
  const id = await bookIn(30);
  const stage = await changeStage(harness, washer, id, 'arrived');
  const repeated = await changeStage(harness, washer, id, 'arrived');
  const fields = Object.keys(yardVisitSchema.fields).sort();
  for (const visit of [stage.data, repeated.data, (await listYard()).data[0]]) {
    expect(Object.keys(visit).sort()).toEqual(fields);
    expect(Object.keys(visit.service)).toEqual(['name']);
    expect(JSON.stringify(visit)).not.toContain(customer.name);
    expect(JSON.stringify(visit)).not.toMatch(/\+880|price|amount/);
  }
});

test('a stage that a washer has said is told as theirs', async () => {
  const id = await bookIn(30);
  await changeStage(harness, washer, id, 'arrived');
  const by = { uid: washer.uid, role: 'washer' };
  expect((await timelineOf(harness, id)).at(-1)).toMatchObject({ kind: 'arrived', by });
  expect((await auditOf(harness, id)).at(-1)).toMatchObject({ by: { name: washer.name } });
});

test('a washer says nothing about a car that is not there today, and is shown nothing of it', async () => {
  const id = await bookIn(30);
  harness.clock.advanceMinutes(24 * 60);
  const stage = await changeStage(harness, washer, id, 'arrived');
  expect([stage.status, stage.data]).toEqual([404, undefined]);
  const asSeen = await changeStage(harness, washer, id, 'arrived', { version: 7 });
  expect(asSeen.code).toBe('not_found');
  const asManager = await newPerson(harness, 'manager');
  const said = await changeStage(harness, asManager, id, 'arrived');
  expect(said.status).toBe(200);
});

describe('the day, to which the yard listens, changes with', () => {
  const say = (id: string, stage: VisitStage) => changeStage(harness, washer, id, stage);
  const dayNow = () => {
    const date = businessDay(harness.clock.now(), harness.context.settings.businessTimeZone);
    return harness.context.db.days.doc(date).get();
  };
  const json = (as: Person, method: string, path: string, body: object) =>
    call(harness, method, path, { as, json: body });

  test.each<[string, (id: string, manager: Person) => Promise<unknown>]>([
    ['a stage', (id) => say(id, 'arrived')],
    ['a stage that frees the bay', (id) => say(id, 'ready')],
    ['a photo', (id) => addPhoto(harness, washer, id)],
    [
      'a damage note',
      (id) =>
        json(washer, 'PATCH', `/bookings/${id}/damage-note`, { damageNote: 'Dent.', seenNote: '' }),
    ],
    [
      'a note',
      (id) => json(customer, 'PATCH', `/bookings/${id}/note`, { note: 'Ring twice.', version: 1 }),
    ],
    [
      'an edit',
      (id, manager) => editBooking(harness, manager, id, { registrationPlate: 'DHAKA-NEW-1' }),
    ],
    [
      'a no-show',
      (id, manager) => {
        harness.clock.advanceMinutes(31);
        return markBooking(harness, manager, id, 'no_show');
      },
    ],
    [
      'a visit that the clock completes',
      async () => {
        harness.clock.advanceMinutes(120);
        await reconcile(harness, await newAdmin(harness));
      },
    ],
    ['a cancellation', (id) => cancelBooking(harness, customer, id)],
    ['a sale', () => bookIn(60)],
  ])('%s', async (_what, change) => {
    const id = await bookIn(30);
    const { updateTime } = await dayNow();
    await change(id, await newPerson(harness, 'manager'));
    expect((await dayNow()).updateTime).not.toEqual(updateTime);
  });

  test('the removal of a photo', async () => {
    const id = await bookIn(30);
    const { data } = await addPhoto(harness, washer, id);
    expect((await dayNow()).data()?.visitChanges).toBe(1);
    await call(harness, 'DELETE', `/visit-photos/${id}/${data._id}`, { as: washer });
    expect((await dayNow()).data()?.visitChanges).toBe(2);
  });
});

describe('with hours from 18:00 to 03:00', () => {
  const night = { periods: [{ opens: '18:00', closes: '03:00' }] };
  const idsOfYard = async () => (await listYard()).data.map(({ _id }: { _id: string }) => _id);
  /** Returns the documents of tonight's days that hold the job of a booking, by the end of the job in minutes from now. */
  async function jobEnds(id: string): Promise<(number | undefined)[]> {
    const { claimId = '', slot } = (await bookingOf(harness, id)) ?? {};
    const date = slot?.date ?? '';
    const days = [addDays(date, -1), date].map((each) => harness.context.db.days.doc(each));
    const ends = (await harness.context.db.readAll(...days)).map(
      (day) => day.data()?.jobs[claimId]?.to,
    );
    const now = harness.clock.now().getTime();
    return ends.map((end) => end && Math.round((end.getTime() - now) / minuteMs) + 0);
  }

  beforeEach(async () => {
    await storeSettings(harness, { hours: Array.from({ length: 7 }, () => night) });
    // To 23:50.
    harness.clock.advanceMinutes(11 * 60 + 50);
  });

  test('a car of the night may come before midnight, and is washed on both days', async () => {
    const [evening, early] = [await bookIn(5), await bookIn(25)];
    await bookIn(4 * 60);
    expect(await idsOfYard()).toEqual([evening, early]);
    expect((await changeStage(harness, washer, early, 'arrived')).status).toBe(200);
    expect((await changeStage(harness, washer, early, 'washing')).status).toBe(200);
    expect(await jobEnds(early)).toEqual([45, 45]);
    harness.clock.advanceMinutes(15);
    expect((await changeStage(harness, washer, early, 'ready')).status).toBe(200);
    expect(await jobEnds(early)).toEqual([0, 0]);
    await expectConsistentRecords(harness);
  });

  test('a visit that kept minutes of the evening leaves both days when it swaps', async () => {
    await newBays(harness, 1);
    const admin = await newAdmin(harness);
    await newSlotFrom(harness, await newService(harness), harness.clock.now());
    const id = await bookIn(25);
    const otherId = await bookIn(180, 20);
    await changeStage(harness, washer, id, 'arrived');
    await changeStage(harness, washer, id, 'washing');
    // Takes the end of the booked minutes, so that the early ones stay when the wash is taken back.
    await bookIn(50);
    await changeStage(harness, washer, id, 'arrived');
    expect(await jobEnds(id)).toEqual([45, 45]);
    expect((await swapBookings(harness, admin, id, otherId)).status).toBe(200);
    expect(await jobEnds(id)).toEqual([undefined, 225]);
    await expectConsistentRecords(harness);
  });

  test('the yard keeps its evening until the night is over', async () => {
    const [evening, late, next] = [await bookIn(5), await bookIn(120), await bookIn(16 * 60)];
    harness.clock.advanceMinutes(60);
    expect(await idsOfYard()).toEqual([evening, late]);
    harness.clock.advanceMinutes(3 * 60);
    expect(await idsOfYard()).toEqual(expect.arrayContaining([late, next]));
  });
});

test('a washer who was made a customer is refused at once', async () => {
  await harness.context.db.users.doc(washer.uid).update({ role: 'user' });
  const { status, code } = await listYard();
  expect([status, code]).toEqual([403, 'forbidden']);
});

test('an admin who was made a washer may do at once what a washer may, and no more', async () => {
  const former = await newPerson(harness, 'admin');
  await harness.context.db.users.doc(former.uid).update({ role: 'washer' });
  const statusOf = async (path: string) =>
    (await call(harness, 'GET', path, { as: former })).status;
  expect([await statusOf('/yard/today'), await statusOf('/bookings')]).toEqual([200, 403]);
});
