import type { VisitStage } from '@carwash/domain/bookings/visit-stage';
import { yardVisitSchema } from '@carwash/domain/bookings/yard-visit';
import { businessDay } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlotFrom } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { timelineOf } from '../../support/reads/timelines.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { changeStage, editBooking, markBooking } from '../support/calls/desk.ts';
import { addPhoto } from '../support/calls/visit-records.ts';
import { goToNoon } from '../support/days/go-to-noon.ts';
import { newAdmin, newCustomer, newPerson, type Person } from '../support/people/people.ts';
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

async function bookIn(minutes: number): Promise<string> {
  const service = await newService(harness);
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
