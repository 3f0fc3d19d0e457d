import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow, type TestSlot } from '../../support/reads/slots.ts';
import { bayForm, closeBays, listDisplaced, reopenBays, setBays } from '../support/calls/bays.ts';
import { book, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { openTimesIn } from '../support/calls/open-times.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { createSlot, dayAhead, slotForm } from '../support/calls/slots.ts';
import { dieAtCommit } from '../support/faults/interrupt-commits.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  [admin, customer] = [await newAdmin(harness), await newCustomer(harness)];
});

/** Creates hourly slots of a one-hour service, from nine to five, this many days ahead. */
async function openDays(...ahead: number[]): Promise<TestSlot[]> {
  const service = await newService(harness, { duration: 60 });
  const hours = [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => String(hour).padStart(2, '0'));
  return newSlotsAt(
    harness,
    service,
    ahead.flatMap((days) =>
      hours.map((hour) => ({
        date: dayAhead(harness, days),
        startTime: `${hour}:00`,
        endTime: `${String(Number(hour) + 1).padStart(2, '0')}:00`,
      })),
    ),
  );
}

const closure = (bays: string[], days: number, change: object = {}) => ({
  bays,
  from: dayAhead(harness, days),
  to: dayAhead(harness, days),
  ...change,
});

/** Returns the starts that can be sold, once per free bay. */
async function leftOf(slots: readonly TestSlot[]): Promise<string[]> {
  const now = await Promise.all(slots.map((slot) => slotNow(harness, slot)));
  return now.flatMap(({ startTime, free }) => free.map(() => startTime));
}

const bayOf = async (slot: TestSlot) => (await slotNow(harness, slot)).claims[0]?.bay;

describe('closing', () => {
  test('a bay for a day moves its bookings to another bay at the same time', async () => {
    await newBays(harness, 2);
    const slots = await openDays(2);
    const [at9, at10] = slots as [TestSlot, TestSlot];
    await book(harness, customer, at9);
    await book(harness, customer, at10);
    expect(await bayOf(at9)).toBe('bay-1');
    const { status, data } = await closeBays(harness, admin, closure(['bay-1'], 2));
    expect([status, data.moved, data.displaced]).toEqual([200, 2, []]);
    expect([await bayOf(at9), await bayOf(at10)]).toEqual(['bay-2', 'bay-2']);
    expect(await leftOf(slots)).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
    expect((await initiate(harness, customer, at9)).code).toBe('slot_taken');
    await expectConsistentRecords(harness);
  });

  test('an afternoon displaces jobs inside it, and jobs that reach into it', async () => {
    await newBays(harness, 1);
    const slots = await openDays(2);
    await closeBays(harness, admin, closure(['bay-1'], 2, { startTime: '12:30' }));
    expect(await leftOf(slots)).toEqual(['09:00', '10:00', '11:00']);
    const between = { startTime: '09:30', endTime: '10:00' };
    await closeBays(harness, admin, closure(['bay-1'], 2, between));
    expect(await leftOf(slots)).toEqual(['10:00', '11:00']);
    await expectConsistentRecords(harness);
  });

  test('several days includes days that do not exist yet', async () => {
    await newBays(harness, 2);
    const [slot] = await openDays(3);
    await closeBays(harness, admin, closure(['bay-1', 'bay-2'], 2, { to: dayAhead(harness, 5) }));
    expect((await initiate(harness, customer, slot as TestSlot)).code).toBe('slot_taken');
    const service = await newService(harness);
    const made = await createSlot(
      harness,
      admin,
      slotForm(harness, service, { date: dayAhead(harness, 5) }),
    );
    expect([made.status, made.data.left]).toEqual([200, 0]);
    const later = await createSlot(
      harness,
      admin,
      slotForm(harness, service, { date: dayAhead(harness, 6) }),
    );
    expect(later.data.left).toBe(2);
    await expectConsistentRecords(harness);
  });

  test('all bays stops every sale, at the desk too', async () => {
    await newBays(harness, 3);
    const slots = await openDays(2, 3);
    const [elsewhere] = await openDays(4);
    const booked = await book(harness, customer, elsewhere as TestSlot);
    const service = { _id: (slots[0] as TestSlot).serviceId };
    expect(Object.keys(await openTimesIn(harness, service))).toHaveLength(2);
    const bays = ['bay-1', 'bay-2', 'bay-3'];
    await closeBays(harness, admin, closure(bays, 2, { to: dayAhead(harness, 3) }));
    expect(await leftOf(slots)).toEqual([]);
    for (const slot of slots.slice(0, 3)) {
      expect((await initiate(harness, customer, slot)).code).toBe('slot_taken');
      expect((await bookAtDesk(harness, admin, slot)).code).toBe('slot_taken');
      expect((await reschedule(harness, customer, booked, slot)).status).not.toBe(200);
    }
    expect(await openTimesIn(harness, service)).toEqual({});
    await expectConsistentRecords(harness);
  });

  test('lists the bookings without a bay, each with another start, none offered twice', async () => {
    await newBays(harness, 2);
    const slots = await openDays(2);
    const at14 = slots[5] as TestSlot;
    const other = await newCustomer(harness);
    const ids = [await book(harness, customer, at14), await book(harness, other, at14)];
    // Afterwards one start of the afternoon has one free bay left, the other has two.
    await book(harness, customer, slots[7] as TestSlot);
    const afternoon = { startTime: '13:00', endTime: '16:00' };
    const both = closure(['bay-1', 'bay-2'], 2, afternoon);
    const preview = await closeBays(harness, admin, { ...both, preview: true });
    expect(preview.data.closure).toBeNull();
    expect(await leftOf(slots)).toContain('15:00');
    const { data } = await closeBays(harness, admin, both);
    expect(data.displaced).toEqual(preview.data.displaced);
    const next = data.displaced.map((each: { next: { startTime: string } | null }) => each.next);
    expect(next).toEqual([{ slotId: slots[7]?._id, date: at14.date, startTime: '16:00' }, null]);
    expect(data.displaced.map(({ _id }: { _id: string }) => _id).sort()).toEqual(ids.sort());
    expect((await bookingOf(harness, ids[0] as string))?.slot.startTime).toBe('14:00');
    expect((await listDisplaced(harness, admin)).data).toEqual(data.displaced);
    await expectConsistentRecords(harness);
  });

  test('the same bays again gives the same closure', async () => {
    await newBays(harness, 2);
    const slots = await openDays(2);
    await book(harness, customer, slots[0] as TestSlot);
    await book(harness, await newCustomer(harness), slots[0] as TestSlot);
    const first = await closeBays(harness, admin, closure(['bay-2', 'bay-1'], 2));
    const again = await closeBays(harness, admin, closure(['bay-1', 'bay-2'], 2));
    expect(again.data).toEqual(first.data);
    expect((await call(harness, 'GET', '/bays/closures', { as: admin })).data).toEqual([
      first.data.closure,
    ]);
  });

  test('finishes when it is repeated after it was interrupted', async () => {
    await newBays(harness, 1);
    const slots = await openDays(2, 200);
    const year = closure(['bay-1'], 1, { to: dayAhead(harness, 300) });
    const mend = dieAtCommit(harness, 2);
    expect((await closeBays(harness, admin, year)).status).toBe(500);
    mend();
    expect(await leftOf(slots)).toHaveLength(8);
    expect((await closeBays(harness, admin, year)).status).toBe(200);
    expect(await leftOf(slots)).toEqual([]);
    await expectConsistentRecords(harness);
  });
});

describe('while customers buy', () => {
  test('a customer who holds a bay keeps it, or gets another one when paying', async () => {
    await newBays(harness, 2);
    const [slot] = (await openDays(2)) as [TestSlot];
    const paying = await startPaying(harness, customer, slot);
    await closeBays(harness, admin, closure(['bay-1'], 2));
    expect(await bayOf(slot)).toBe('bay-2');
    harness.provider.pay(paying);
    await callback(harness, 'notify', paying);
    expect((await slotNow(harness, slot)).claims).toMatchObject([
      { bay: 'bay-2', heldUntil: null },
    ]);
    expect((await listDisplaced(harness, admin)).data).toEqual([]);
    await expectConsistentRecords(harness);
  });

  test('the last bay closes while a customer pays: nothing is booked, and the money goes back', async () => {
    await newBays(harness, 1);
    const [slot] = (await openDays(2)) as [TestSlot];
    const paying = await startPaying(harness, customer, slot);
    const { data } = await closeBays(harness, admin, closure(['bay-1'], 2));
    expect(data).toMatchObject({ paying: 1, displaced: [] });
    harness.provider.pay(paying);
    await callback(harness, 'notify', paying);
    expect(await bookingOf(harness, paying)).toBeUndefined();
    expect((await transactionOf(harness, paying)).status).toBe('refund_due');
    expect((await listDisplaced(harness, admin)).data).toEqual([]);
    await expectConsistentRecords(harness);
  });

  test.each(roundsOf(3))(
    'rivals against closings at once: nothing is sold into a closed bay (%i)',
    { tags: historyTags },
    async () => {
      await newBays(harness, 3);
      const slots = await openDays(2, 3);
      const rivals = await newCustomers(harness, 12);
      const closings = [
        closure(['bay-1'], 2, { to: dayAhead(harness, 3) }),
        closure(['bay-2'], 2, { startTime: '10:00', endTime: '15:00' }),
        closure(['bay-3'], 3, { startTime: '12:00' }),
      ];
      const answers = await Promise.all([
        ...closings.map((each) => closeBays(harness, admin, each)),
        ...rivals.map((rival, at) => initiate(harness, rival, slots[at] as TestSlot)),
        ...rivals.map((rival, at) => initiate(harness, rival, slots[at] as TestSlot)),
      ]);
      expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
      for (const { data } of answers.slice(3).filter(({ status }) => status === 200)) {
        harness.provider.pay(data.transactionId);
        await callback(harness, 'notify', data.transactionId);
      }
      const displaced: string[] = (await listDisplaced(harness, admin)).data.map(
        ({ _id }: { _id: string }) => _id,
      );
      const days = (await harness.context.db.days.get()).docs.map((doc) => doc.data());
      const inClosed = days.flatMap(({ jobs, closures }) =>
        Object.entries(jobs).filter(([, { bay, from, to }]) =>
          Object.values(closures).some(
            (closed) => closed.bay === bay && closed.from < to && from < closed.to,
          ),
        ),
      );
      const claims = await Promise.all(displaced.map((id) => bookingOf(harness, id)));
      expect(inClosed.map(([claimId]) => claimId).sort()).toEqual(
        claims.map((booking) => booking?.claimId).sort(),
      );
      await expectConsistentRecords(harness);
    },
  );
});

describe('reopening', () => {
  test('offers the bay again, and takes in the bookings that had none', async () => {
    await newBays(harness, 1);
    const slots = await openDays(2);
    await book(harness, customer, slots[0] as TestSlot);
    const { data } = await closeBays(harness, admin, closure(['bay-1'], 2));
    expect(data.displaced).toHaveLength(1);
    const { _id } = data.closure;
    expect((await reopenBays(harness, admin, _id)).status).toBe(200);
    expect(await leftOf(slots)).toHaveLength(7);
    expect((await listDisplaced(harness, admin)).data).toEqual([]);
    const again = await reopenBays(harness, admin, _id);
    expect([again.status, again.code]).toEqual([404, 'not_found']);
    await expectConsistentRecords(harness);
  });

  test('one of two overlapping closures leaves the other', async () => {
    await newBays(harness, 1);
    const slots = await openDays(2);
    const { data } = await closeBays(harness, admin, closure(['bay-1'], 2));
    await closeBays(harness, admin, closure(['bay-1'], 2, { startTime: '12:00' }));
    await reopenBays(harness, admin, data.closure._id);
    expect(await leftOf(slots)).toEqual(['09:00', '10:00', '11:00']);
    await expectConsistentRecords(harness);
  });
});

test('a bay that stays keeps its closures, and a removed bay takes its own along', async () => {
  await newBays(harness, 2);
  const slots = await openDays(2);
  await closeBays(harness, admin, closure(['bay-1'], 2, { startTime: '12:00' }));
  await closeBays(harness, admin, closure(['bay-2'], 2));
  const stays = bayForm('Bay 1', { _id: 'bay-1' });
  await setBays(harness, admin, [stays, bayForm('New')]);
  expect((await leftOf(slots)).filter((time) => time >= '12:00')).toHaveLength(5);
  const { data } = await call(harness, 'GET', '/bays/closures', { as: admin });
  expect(data).toMatchObject([{ bays: ['bay-1'] }]);
  await expectConsistentRecords(harness);
});

test('a closure that is over is no longer listed', async () => {
  await newBays(harness, 1);
  await closeBays(harness, admin, closure(['bay-1'], 1));
  harness.clock.advanceMinutes(2 * 24 * 60);
  expect((await call(harness, 'GET', '/bays/closures', { as: admin })).data).toEqual([]);
});

test('the bay with which a business begins is closed and reopened like any other', async () => {
  const { status, data } = await closeBays(harness, admin, closure(['bay-1'], 2));
  expect([status, data.closure.bays]).toEqual([200, ['bay-1']]);
  const day = harness.context.db.days.doc(dayAhead(harness, 2));
  expect(Object.values((await day.get()).data()?.closures ?? {})).toMatchObject([{ bay: 'bay-1' }]);
  expect((await call(harness, 'GET', '/bays', {})).data).toMatchObject([{ _id: 'bay-1' }]);
  await reopenBays(harness, admin, data.closure._id);
  expect((await day.get()).data()?.closures).toEqual({});
});

describe('is refused', () => {
  test('for a bay that does not exist', async () => {
    await newBays(harness, 1);
    const { status, errors } = await closeBays(harness, admin, closure(['bay-1', 'bay-9'], 2));
    expect([status, errors?.[0]?.path]).toEqual([400, 'bays']);
  });
});
