import { freeBays } from '@carwash/domain/bays/room';
import type { Service } from '@carwash/domain/services/service';
import { beforeEach, describe, expect } from 'vitest';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { bookingsOf } from '../../support/reads/purchases.ts';
import { slotNow, type TestSlot } from '../../support/reads/slots.ts';
import { setBays } from '../support/calls/bays.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { callback, initiate } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { newAdmin, newCustomers, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Slots of a service so many days ahead, each as long as it takes. */
const slotsAround = (service: Service, from: number, until: number, step: number, days = 2) =>
  newSlotsAt(
    harness,
    service,
    Array.from({ length: Math.ceil((until - from) / step) }, (_, at) => ({
      date: dayAhead(harness, days),
      startTime: clock(from + at * step),
      endTime: clock(from + at * step + service.duration),
    })),
  );

const tenOClock = 600;

/** A wash of 30 minutes, a polish of 60, a valet of 90 and a coating of 240, all around ten o'clock. */
async function openDay(days: readonly number[] = [2]): Promise<TestSlot[]> {
  const slots: TestSlot[] = [];
  for (const duration of [30, 60, 90, 240]) {
    const service = await newService(harness, { duration });
    for (const ahead of days) {
      slots.push(...(await slotsAround(service, tenOClock - 60, tenOClock + 60, 30, ahead)));
    }
  }
  return slots;
}

/** The slots that could be sold once more. */
async function stillFit(slots: readonly TestSlot[]): Promise<string[]> {
  const now = await Promise.all(slots.map((slot) => slotNow(harness, slot)));
  return now.filter(({ free }) => free.length > 0).map(({ _id }) => _id);
}

/** What takes bays on the day of the slots. */
const jobsOf = async ({ date }: TestSlot) =>
  Object.values((await harness.context.db.occupancy.doc(date).get()).data()?.jobs ?? {});

beforeEach(() => harness.wipe());

describe('50 rivals', () => {
  let rivals: Person[];
  beforeEach(async () => {
    rivals = await newCustomers(harness, 50);
  });

  test('over all services around ten, with three bays: the jobs that fit, each alone in its bay', async () => {
    await newBays(harness, 3);
    const slots = await openDay();
    const wanted = rivals.map((rival, at) => ({
      rival,
      slot: slots[at % slots.length] as TestSlot,
    }));
    const began = performance.now();
    const answers = await Promise.all(
      wanted.map(({ rival, slot }) => initiate(harness, rival, slot)),
    );
    console.info(`50 rivals for three bays took ${Math.round(performance.now() - began)} ms`);
    const won = answers.filter(({ status }) => status === 200);
    expect(
      answers.filter(({ status, code }) => status === 409 && code === 'slot_taken'),
    ).toHaveLength(50 - won.length);
    expect(await jobsOf(slots[0] as TestSlot)).toHaveLength(won.length);
    // Whoever was refused would not have fitted beside those who were not.
    const refused = wanted
      .filter((_, at) => answers[at]?.status !== 200)
      .map(({ slot }) => slot._id);
    const [day] = (await harness.context.db.occupancy.get()).docs.map((doc) => doc.data());
    for (const { _id, serviceId, startsAt: from, endsAt: to } of slots) {
      if (!refused.includes(_id) || !day) continue;
      const free = freeBays({ serviceId, from, to }, [day]);
      expect(free.every(({ heldUntil }) => heldUntil !== null)).toBe(true);
    }
    for (const { data } of won) {
      harness.provider.pay(data.transactionId);
      await callback(harness, 'notify', data.transactionId);
    }
    await expectConsistentRecords(harness);
  });

  test('for one start with three bays: three have it, and the rest are refused', async () => {
    await newBays(harness, 3);
    const service = await newService(harness);
    const [slot] = await slotsAround(service, tenOClock, tenOClock + 1, 30);
    const answers = await Promise.all(
      rivals.map((rival) => initiate(harness, rival, slot as TestSlot)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'slot_taken')).toHaveLength(47);
    expect(new Set((await jobsOf(slot as TestSlot)).map(({ bay }) => bay)).size).toBe(3);
    await expectConsistentRecords(harness);
  });

  test('with one bay: one has it', async () => {
    await newBays(harness, 1);
    const slots = await openDay();
    const atTen = slots.filter(({ startTime }) => startTime === '10:00');
    const answers = await Promise.all(
      rivals.map((rival, at) => initiate(harness, rival, atTen[at % atTen.length] as TestSlot)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectConsistentRecords(harness);
  });

  test('with bays that can do none of it: nobody has anything', async () => {
    await newBays(harness, 3, { services: ['other000'] });
    const slots = await openDay();
    const answers = await Promise.all(
      rivals.map((rival, at) => initiate(harness, rival, slots[at % slots.length] as TestSlot)),
    );
    expect(answers.filter(({ code }) => code === 'slot_taken')).toHaveLength(50);
    expect(await stillFit(slots)).toEqual([]);
    expect(await jobsOf(slots[0] as TestSlot)).toEqual([]);
  });
});

test('clean-up takes its minutes too', async () => {
  await newBays(harness, 1, { cleanUp: 15 });
  const service = await newService(harness, { duration: 30 });
  const slots = await slotsAround(service, tenOClock, tenOClock + 120, 15);
  const [first, rival] = await newCustomers(harness, 2);
  await book(harness, first as Person, slots[4] as TestSlot);
  // 11:00 to 11:30 is taken: what ends by 10:45, or begins at 11:45, leaves a quarter of an hour.
  const fit = await stillFit(slots);
  const times = slots.filter(({ _id }) => fit.includes(_id)).map(({ startTime }) => startTime);
  expect(times).toEqual(['10:00', '10:15', '11:45']);
  const refused = await initiate(harness, rival as Person, slots[3] as TestSlot);
  expect(refused.code).toBe('slot_taken');
});

test('a job that moves by less than its length makes way for itself', async () => {
  await newBays(harness, 1);
  const service = await newService(harness, { duration: 90 });
  const slots = await slotsAround(service, tenOClock, tenOClock + 120, 30);
  const [customer] = (await newCustomers(harness, 1)) as [Person];
  const id = await book(harness, customer, slots[0] as TestSlot);
  expect((await reschedule(harness, customer, id, slots[1] as TestSlot)).status).toBe(200);
  expect(await jobsOf(slots[0] as TestSlot)).toMatchObject([{ slotId: slots[1]?._id }]);
});

test('what reaches over midnight keeps its bay on both days', async () => {
  await newBays(harness, 1);
  const long = await newService(harness, { duration: 120 });
  const brief = await newService(harness, { duration: 30 });
  const at = (date: string, startTime: string) => ({ date, startTime, endTime: '23:59' });
  const [evening, next] = [dayAhead(harness, 2), dayAhead(harness, 3)];
  const [late] = await newSlotsAt(
    harness,
    long,
    [at(evening, '23:00')].map((slot) => slot),
  );
  const [early, later] = await newSlotsAt(harness, brief, [
    { date: next, startTime: '00:30', endTime: '01:00' },
    { date: next, startTime: '01:00', endTime: '01:30' },
  ]);
  const [one, other] = (await newCustomers(harness, 2)) as [Person, Person];
  // The slot ends at 23:59 by its hours; a job of the next day that needs the bay before is refused.
  await book(harness, one, late as TestSlot);
  await book(harness, other, later as TestSlot);
  expect((await slotNow(harness, early as TestSlot)).free).toHaveLength(1);
  await expectConsistentRecords(harness);
});

test('a hold gives its minutes back by the clock, to a job of another service', async () => {
  await newBays(harness, 1);
  const [wash, polish] = [
    await newService(harness, { duration: 30 }),
    await newService(harness, { duration: 120 }),
  ];
  const [short] = await slotsAround(wash, tenOClock + 30, tenOClock + 31, 30);
  const [long] = await slotsAround(polish, tenOClock, tenOClock + 1, 30);
  const [holder, rival] = (await newCustomers(harness, 2)) as [Person, Person];
  const held = await initiate(harness, holder, short as TestSlot);
  expect((await initiate(harness, rival, long as TestSlot)).code).toBe('slot_taken');
  harness.clock.advanceMinutes(16);
  await book(harness, rival, long as TestSlot);
  // Paid after all: there is no bay left for it, so the money goes back.
  harness.provider.pay(held.data.transactionId);
  await callback(harness, 'notify', held.data.transactionId);
  expect(await bookingsOf(harness, short as TestSlot)).toEqual([]);
  const { status } =
    (await harness.context.db.transactions.doc(held.data.transactionId).get()).data() ?? {};
  expect(status).toBe('refund_due');
  await expectConsistentRecords(harness);
});

test('300 operations at random by 20 people on three bays: no two jobs share a minute of a bay', async () => {
  await newBays(harness, 3, { cleanUp: 5 });
  const admin = await newAdmin(harness);
  const people = await newCustomers(harness, 20);
  const slots = await openDay([2, 3, 4]);
  const bookings: { id: string; as: Person }[] = [];
  let sold = 0;
  // A generator of its own, so that a failure can be repeated.
  let state = 20_261_123;
  const draw = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const anySlot = () => slots[draw(slots.length)] as TestSlot;
  const anybody = () => people[draw(people.length)] as Person;
  const operations = [
    async () => {
      const as = anybody();
      const answer = await initiate(harness, as, anySlot());
      if (answer.status !== 200) return;
      const id = answer.data.transactionId;
      if (draw(4) === 0) return;
      harness.provider.pay(id);
      await callback(harness, 'notify', id);
      bookings.push({ id, as });
      sold += 1;
    },
    async () => {
      const moved = bookings[draw(bookings.length)];
      if (moved) await reschedule(harness, moved.as, moved.id, anySlot());
    },
    async () => {
      const [gone] = bookings.splice(draw(bookings.length), 1);
      if (gone) await cancelBooking(harness, gone.as, gone.id);
    },
    async () => {
      if ((await bookAtDesk(harness, admin, anySlot())).status === 200) sold += 1;
    },
    async () => {
      const count = 2 + draw(3);
      const bays = Array.from({ length: count }, (_, at) => ({
        _id: `bay-${at + 1}`,
        name: `Bay ${at + 1}`,
        kind: 'bay',
        services: null,
        cleanUp: 5,
      }));
      if (draw(5) === 0) expect((await setBays(harness, admin, bays)).status).toBe(200);
    },
    async () => {
      if (draw(3) === 0) harness.clock.advanceMinutes(16);
    },
  ];
  for (let done = 0; done < 300; done += 10) {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        (operations[draw(operations.length)] as () => Promise<unknown>)(),
      ),
    );
  }
  // Three bays of three mornings have room for more than that.
  expect(sold).toBeGreaterThanOrEqual(12);
  await expectConsistentRecords(harness);
});
