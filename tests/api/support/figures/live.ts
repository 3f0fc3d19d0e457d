import type { SeededRandom } from '@carwash/emulator-seed/seeded-random';
import { newBays } from '../../../support/catalogue/bays.ts';
import { storeSettings } from '../../../support/settings/settings.ts';
import type { Harness } from '../harness/harness.ts';
import { newAdmin, newCustomers } from '../people/people.ts';
import { addOns, type DailyLife, newOffer } from './daily-life.ts';
import { otherOperations } from './other-operations.ts';
import { dayOf, type PlainCounters, storedCounters } from './plain-recount.ts';
import { salesOperations } from './sales-operations.ts';

const operations = { ...salesOperations, ...otherOperations };

export type Operation = keyof typeof operations;
export const operationNames = Object.keys(operations) as Operation[];

/**
 * Time at which every test begins. The clock stands, and tests move it on, so that no run depends on the time of
 * day or on how long it takes.
 */
const firstMorning = Date.parse('2031-01-20T03:00:00Z');

export async function openBusiness(harness: Harness, random: SeededRandom): Promise<DailyLife> {
  // Enough bays that no operation is refused for lack of one.
  await newBays(harness, 60);
  harness.clock.stopAt(new Date(firstMorning));
  await storeSettings(harness, { addOns });
  const [admin, customers, services] = await Promise.all([
    newAdmin(harness),
    newCustomers(harness, 5),
    Promise.all([0, 1, 2, 3].map((number) => newOffer(harness, number))),
  ]);
  const empty = { visitors: [], closing: [], booked: [], reviews: [], closed: new Map() };
  return { harness, random, admin, customers, services, ...empty, made: services.length };
}

/** Draws an operation; sales and reviews are the most frequent. */
const drawOperation = ({ random }: DailyLife): Operation =>
  random.chance(30)
    ? random.pick(['book', 'bookForToday', 'walkIn', 'review'])
    : random.pick(operationNames);

/** Matches the counters of money of a day. */
const moneyOfDay = /(evenueMinor|refundedMinor|payments)$/;

/** Returns the counters of money of a day. */
export const closingOf = (counters: PlainCounters, day: string): PlainCounters =>
  Object.fromEntries(
    Object.entries(counters).filter(([key]) => key.startsWith(`${day}/`) && moneyOfDay.test(key)),
  );

/** Notes the money of a day that has just ended. */
async function closeDay(life: DailyLife, day: string): Promise<void> {
  if (day === dayOf(life.harness.clock.now())) return;
  life.closed.set(day, closingOf(await storedCounters(life.harness), day));
}

/** Runs this number of operations, minutes or hours apart, and counts those that succeeded. */
export async function live(life: DailyLife, count: number): Promise<Map<Operation, number>> {
  const done = new Map<Operation, number>();
  for (let number = 0; number < count; number += 1) {
    const operation = drawOperation(life);
    if (await operations[operation](life)) done.set(operation, (done.get(operation) ?? 0) + 1);
    const day = dayOf(life.harness.clock.now());
    life.harness.clock.advanceMinutes(life.random.between(20, 12 * 60));
    await closeDay(life, day);
  }
  return done;
}
