import { type SeededRandom, seededRandom } from '@carwash/emulator-seed/seeded-random';
import { expect } from 'vitest';
import { findInconsistencies } from '../../support/assertions/find-inconsistencies.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { bayForm, closeBays, reopenBays, setBays } from '../support/calls/bays.ts';
import { cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk, moveBooking } from '../support/calls/desk.ts';
import { callback, initiate } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { expectEachInItsBay } from '../support/days/each-in-its-bay.ts';
import { openMornings } from '../support/days/mornings.ts';
import { doWhatIsMissing, historiesOf, historyTags } from '../support/histories.ts';
import { newAdmin, newCustomers, type Person } from '../support/people/people.ts';
import { readRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

/** A business of a few bays with many concurrent operations. */
interface Bustle {
  random: SeededRandom;
  admin: Person;
  people: readonly Person[];
  slots: readonly TestSlot[];
  days: readonly number[];
  /** Bookings that customers have paid for, and those of the desk. */
  booked: { id: string; as: Person | null; serviceId: string }[];
  closures: string[];
}

const cleanUp = 5;

const isDone = ({ status }: { status: number }): boolean => status === 200;

/** Returns one element of a list; undefined if the list is empty. */
const anyOf = <T>({ random }: Bustle, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : random.pick(list);

/** Returns a slot of the service that a booking can move to. */
const slotFor = ({ random, slots }: Bustle, { serviceId }: { serviceId: string }): TestSlot =>
  random.pick(slots.filter((slot) => slot.serviceId === serviceId));

async function sell({ random, people, slots, booked }: Bustle, isPaid: boolean): Promise<boolean> {
  const [as, slot] = [random.pick(people), random.pick(slots)];
  const answer = await initiate(harness, as, slot);
  if (!isDone(answer) || !isPaid) return isDone(answer);
  const id: string = answer.data.transactionId;
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  booked.push({ id, as, serviceId: slot.serviceId });
  return true;
}

/** Operations; each returns whether it succeeded. */
const operations = {
  book: (bustle: Bustle) => sell(bustle, true),
  hold: (bustle: Bustle) => sell(bustle, false),
  async sellAtDesk({ random, admin, people, slots, booked }: Bustle) {
    const slot = random.pick(slots);
    const account = random.chance(50) ? { customerId: random.pick(people).uid } : {};
    const answer = await bookAtDesk(harness, admin, slot, account);
    const { serviceId } = slot;
    if (isDone(answer)) booked.push({ id: answer.data._id, as: null, serviceId });
    return isDone(answer);
  },
  async reschedule(bustle: Bustle) {
    const own = anyOf(
      bustle,
      bustle.booked.filter(({ as }) => as),
    );
    if (!own?.as) return false;
    return isDone(await reschedule(harness, own.as, own.id, slotFor(bustle, own)));
  },
  async moveByDesk(bustle: Bustle) {
    const any = anyOf(bustle, bustle.booked);
    if (!any) return false;
    const bay = bustle.random.chance(50) ? bustle.random.pick(['bay-1', 'bay-2']) : undefined;
    return isDone(await moveBooking(harness, bustle.admin, any.id, slotFor(bustle, any), bay));
  },
  async cancel(bustle: Bustle) {
    const own = anyOf(
      bustle,
      bustle.booked.filter(({ as }) => as),
    );
    if (!own?.as) return false;
    bustle.booked.splice(bustle.booked.indexOf(own), 1);
    return isDone(await cancelBooking(harness, own.as, own.id));
  },
  async close({ random, admin, days, closures }: Bustle) {
    const date = dayAhead(harness, random.pick(days));
    const hours = random.pick([
      { startTime: null, endTime: null },
      { startTime: '09:30', endTime: '10:30' },
      { startTime: '11:00', endTime: null },
    ]);
    const bays = [`bay-${random.between(1, 3)}`];
    const answer = await closeBays(harness, admin, { bays, from: date, to: date, ...hours });
    if (isDone(answer) && answer.data.closure) closures.push(answer.data.closure._id);
    return isDone(answer);
  },
  async reopen({ admin, closures }: Bustle) {
    const [first] = closures.splice(0, 1);
    return first !== undefined && isDone(await reopenBays(harness, admin, first));
  },
  async setUpBays({ random, admin }: Bustle) {
    const bays = Array.from({ length: random.between(2, 4) }, (_, at) =>
      bayForm(`Bay ${at + 1}`, { _id: `bay-${at + 1}`, cleanUp }),
    );
    return isDone(await setBays(harness, admin, bays));
  },
  async letHoldsRunOut() {
    harness.clock.advanceMinutes(16);
    return true;
  },
};

type Operation = keyof typeof operations;
const names = Object.keys(operations) as Operation[];

/** Operations by frequency: mostly sales, and changes of the whole business now and then. */
const often: readonly Operation[] = [
  'book',
  'book',
  'hold',
  'sellAtDesk',
  'reschedule',
  'moveByDesk',
];
const drawOperation = ({ random }: Bustle): Operation =>
  random.chance(50) ? random.pick(often) : random.pick(names);

/**
 * Runs this number of operations, ten at a time.
 * @returns how often each succeeded
 */
async function doMuch(bustle: Bustle, count: number): Promise<Map<Operation, number>> {
  const done = new Map<Operation, number>();
  for (let begun = 0; begun < count; begun += 10) {
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const name = drawOperation(bustle);
        if (await operations[name](bustle)) done.set(name, (done.get(name) ?? 0) + 1);
      }),
    );
  }
  return done;
}

/** Lets customers pay or give up, and runs the reconciler until nothing is held. */
async function settleAll({ admin }: Bustle): Promise<void> {
  for (let run = 0; run < 3; run += 1) {
    harness.clock.advanceMinutes(20);
    expect((await reconcile(harness, admin)).status).toBe(200);
  }
}

test.for(historiesOf('bays', 300))(
  "no two jobs share a minute of a bay after $length random operations by 20 people and a desk (seed '$seed')",
  { tags: historyTags, timeout: 240_000 },
  async ({ seed, length }) => {
    // A payment during a change of bays may end up in a bay that is taken, and is then listed. Every pair of
    // jobs is checked below.
    harness.excuse({ bays: 'bookings that have lost their bay stand where they were' });
    await harness.wipe();
    await newBays(harness, 3, { cleanUp });
    const days = [2, 3, 4, 5, 6, 7];
    const bustle: Bustle = {
      random: seededRandom(`${seed} bays`),
      admin: await newAdmin(harness),
      people: await newCustomers(harness, 20),
      slots: await openMornings(harness, days),
      days,
      booked: [],
      closures: [],
    };
    const done = await doMuch(bustle, length);
    await doWhatIsMissing(done, names, (name) => operations[name](bustle));
    // Three bays on six mornings have room for more than that.
    const sold = (done.get('book') ?? 0) + (done.get('sellAtDesk') ?? 0);
    expect(sold).toBeGreaterThanOrEqual(length / 20);
    await settleAll(bustle);

    const records = await readRecords(harness);
    expect(findInconsistencies(records, { bays: 'looked at below' })).toEqual([]);
    const jobs = records.days.flatMap((day) => Object.values(day.jobs));
    expect(jobs.filter(({ heldUntil }) => heldUntil)).toEqual([]);
    const confirmed = records.bookings.filter(({ status }) => status !== 'cancelled');
    expect(jobs).toHaveLength(confirmed.length);
    // A quarter to a half of the bookings keep their bays, by which of ten operations at once is first.
    const settled = await expectEachInItsBay(harness, bustle.admin);
    expect(settled).toBeGreaterThanOrEqual(length / 60);
  },
);
