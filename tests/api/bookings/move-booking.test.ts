import { beforeEach, describe, expect } from 'vitest';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow, type TestSlot } from '../../support/reads/slots.ts';
import { eventKindsOf, timelineOf } from '../../support/reads/timelines.ts';
import { closeBays, listDisplaced } from '../support/calls/bays.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk, collect, moveBooking } from '../support/calls/desk.ts';
import { initiate, startPaying } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
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

type Slots = [TestSlot, TestSlot, TestSlot, TestSlot];

/** Creates hourly slots from nine to twelve, this many days ahead. */
async function openDay(ahead = 2): Promise<Slots> {
  const service = await newService(harness, { duration: 60 });
  const date = dayAhead(harness, ahead);
  const hours = ['09:00', '10:00', '11:00', '12:00', '13:00'];
  const slots = hours.slice(0, 4).map((startTime, at) => ({
    date,
    startTime,
    endTime: hours[at + 1] as string,
  }));
  return (await newSlotsAt(harness, service, slots)) as Slots;
}

const baysOf = async (slot: TestSlot): Promise<string[]> =>
  (await slotNow(harness, slot)).claims.map(({ bay }) => bay).sort();

describe('the desk moves', () => {
  test('a booking to another time: money and terms stay, customer and audit hear of it', async () => {
    const [from, to] = await openDay(1);
    harness.clock.advanceMinutes(60);
    const id = await book(harness, customer, from);
    const { data } = await moveBooking(harness, admin, id, to);
    expect(data).toMatchObject({
      slot: { _id: to._id },
      refundTerms: 'by_notice',
      movedFrom: { _id: from._id },
    });
    expect((await transactionOf(harness, id)).status).toBe('success');
    expect((await timelineOf(harness, id)).at(-1)).toMatchObject({
      kind: 'rescheduled',
      by: { uid: admin.uid, role: 'admin' },
      slots: { from: { _id: from._id }, to: { _id: to._id } },
    });
    expect(await auditOf(harness, id)).toMatchObject([
      {
        kind: 'booking',
        action: 'moved',
        before: { startTime: '09:00' },
        after: { startTime: '10:00' },
      },
    ]);
    expect((await slotNow(harness, from)).isBooked).toBe('available');
    await expectConsistentRecords(harness);
  });

  test.each([
    ['the desk', (id: string, to: TestSlot) => moveBooking(harness, admin, id, to)],
    ['the customer', (id: string, to: TestSlot) => reschedule(harness, customer, id, to)],
  ])(
    'a booking without a bay, by %s: it can be cancelled for free until the time that was lost',
    async (_case, moveIt) => {
      const service = await newService(harness, { duration: 60 });
      const [lost, later] = (await newSlotsAt(harness, service, [
        { date: dayAhead(harness, 1), startTime: '20:00', endTime: '21:00' },
        { date: dayAhead(harness, 2), startTime: '16:00', endTime: '17:00' },
      ])) as [TestSlot, TestSlot];
      const id = await book(harness, customer, lost);
      await closeBays(harness, admin, { bays: [service._id], from: lost.date, to: lost.date });
      expect((await moveIt(id, later)).data).toMatchObject({
        slot: { _id: later._id },
        refundTerms: 'by_notice',
        cancellationHours: 20,
      });
    },
  );

  test('a booking to another day: what is owed gets that day, what has come keeps its own', async () => {
    const moveIt = (id: string, to: TestSlot) => moveBooking(harness, admin, id, to);
    const service = await newService(harness, { duration: 60 });
    const [date, later] = [dayAhead(harness, 2), dayAhead(harness, 4)];
    const [nine, ten] = [
      { startTime: '09:00', endTime: '10:00' },
      { startTime: '10:00', endTime: '11:00' },
    ];
    const [from, other, to, last] = (await newSlotsAt(harness, service, [
      { date, ...nine },
      { date, ...ten },
      { date: later, ...nine },
      { date: later, ...ten },
    ])) as Slots;
    const sold = async (slot: TestSlot, paymentMethod: string): Promise<string> => {
      const change = { paymentMethod, customerId: customer.uid };
      return (await bookAtDesk(harness, admin, slot, change)).data._id;
    };
    const [owed, paid] = [await sold(from, 'later'), await sold(other, 'cash')];
    expect((await moveIt(owed, to)).status).toBe(200);
    expect((await moveIt(paid, last)).status).toBe(200);
    expect((await transactionOf(harness, owed)).slot).toEqual(
      (await bookingOf(harness, owed))?.slot,
    );
    expect((await transactionOf(harness, paid)).slot._id).toBe(other._id);
    expect((await collect(harness, admin, owed, 'cash')).status).toBe(200);
    const receipt = await harness.context.db.receipts.doc(owed).get();
    expect(receipt.data()?.visitDate).toBe(later);
    await moveIt(owed, from);
    expect((await transactionOf(harness, owed)).slot._id).toBe(to._id);
    await expectConsistentRecords(harness);
  });

  test('a booking to a named bay, at another time or at its own', async () => {
    await newBays(harness, 3);
    const [from, to] = await openDay();
    const id = await book(harness, customer, from);
    expect((await moveBooking(harness, admin, id, to, 'bay-3')).status).toBe(200);
    expect(await baysOf(to)).toEqual(['bay-3']);
    expect((await moveBooking(harness, admin, id, to, 'bay-2')).status).toBe(200);
    expect(await baysOf(to)).toEqual(['bay-2']);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'rescheduled']);
    expect((await auditOf(harness, id)).map(({ after }) => after)).toContainEqual({ bay: 'Bay 2' });
    await expectConsistentRecords(harness);
  });

  test('a displaced booking to the start that was offered for it', async () => {
    await newBays(harness, 1);
    const [from] = await openDay();
    const [first, second] = [await book(harness, customer, from), await openDay(3)];
    const closing = { bays: ['bay-1'], from: from.date, to: from.date };
    const { data } = await closeBays(harness, admin, closing);
    expect(data.displaced).toMatchObject([{ _id: first, next: null }]);
    // A booking can't move to a slot of another service.
    expect((await moveBooking(harness, admin, first, second[0])).code).toBe('conflict');
    const [later] = await newSlotsAt(
      harness,
      { _id: from.serviceId } as Parameters<typeof newSlotsAt>[1],
      [{ date: dayAhead(harness, 4), startTime: '09:00', endTime: '10:00' }],
    );
    const [displaced] = (await listDisplaced(harness, admin)).data;
    expect(displaced.next.slotId).toBe(later?._id);
    expect((await moveBooking(harness, admin, first, later as TestSlot)).status).toBe(200);
    expect((await listDisplaced(harness, admin)).data).toEqual([]);
    await expectConsistentRecords(harness);
  });

  test('a booking once, however often the call is repeated', async () => {
    const [from, to] = await openDay();
    const id = await book(harness, customer, from);
    const answers = [
      await moveBooking(harness, admin, id, to),
      ...(await Promise.all([1, 2, 3].map(() => moveBooking(harness, admin, id, to)))),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'rescheduled']);
    expect(await auditOf(harness, id)).toHaveLength(1);
    await expectConsistentRecords(harness);
  });
});

describe('a move by the desk is refused', () => {
  test('to a start that somebody is paying for', async () => {
    await newBays(harness, 1);
    const [from, held] = await openDay();
    const id = await book(harness, customer, from);
    await startPaying(harness, customer, held);
    expect((await moveBooking(harness, admin, id, held)).code).toBe('slot_taken');
    await expectConsistentRecords(harness);
  });

  test('to a bay that is taken, or that does not exist', async () => {
    await newBays(harness, 2);
    const [from, to] = await openDay();
    const id = await book(harness, customer, from);
    await bookAtDesk(harness, admin, to);
    expect((await moveBooking(harness, admin, id, to, 'bay-1')).code).toBe('slot_taken');
    const unknown = await moveBooking(harness, admin, id, to, 'bay-9');
    expect([unknown.status, unknown.errors?.[0]?.path]).toEqual([400, 'bay']);
    expect((await bookingOf(harness, id))?.slot._id).toBe(from._id);
    await expectConsistentRecords(harness);
  });

  test('for an unknown booking or slot, and for anybody but an admin', async () => {
    const [from, to] = await openDay();
    const id = await book(harness, customer, from);
    expect((await moveBooking(harness, customer, id, to)).status).toBe(403);
    expect((await moveBooking(harness, admin, 'T-1-nobody-nothing', to)).status).toBe(404);
    const nowhere = { ...to, _id: `${to.serviceId}_2030-01-01_0900` };
    expect((await moveBooking(harness, admin, id, nowhere)).status).toBe(404);
  });
});

describe('concurrent calls', () => {
  test.each(roundsOf(3))(
    'rivals for one start: one has it (%i)',
    { tags: historyTags },
    async () => {
      await newBays(harness, 1);
      const [a, b, , to] = await openDay();
      const [one, other, third] = (await newCustomers(harness, 3)) as [Person, Person, Person];
      const ids = [await book(harness, one, a), await book(harness, other, b)] as const;
      const answers = await Promise.all([
        moveBooking(harness, admin, ids[0], to),
        reschedule(harness, other, ids[1], to),
        initiate(harness, third, to),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await baysOf(to)).toEqual(['bay-1']);
      await expectConsistentRecords(harness);
    },
  );

  test.each(roundsOf(3))(
    'a move, a reschedule, a cancellation and a closing of one booking (%i)',
    { tags: historyTags },
    async () => {
      await newBays(harness, 2);
      const [from, one, other] = await openDay();
      const id = await book(harness, customer, from);
      const answers = await Promise.all([
        moveBooking(harness, admin, id, one, 'bay-2'),
        reschedule(harness, customer, id, other),
        cancelBooking(harness, customer, id),
        closeBays(harness, admin, { bays: ['bay-1'], from: from.date, to: from.date }),
      ]);
      expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
      expect((await bookingOf(harness, id))?.status).toBe('cancelled');
      for (const slot of [from, one, other]) expect(await baysOf(slot)).toEqual([]);
      await expectConsistentRecords(harness);
    },
  );
});
