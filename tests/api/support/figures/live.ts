import type { SeededRandom } from '@carwash/emulator-seed/seeded-random';
import { newBays } from '../../../support/catalogue/bays.ts';
import { storeSettings } from '../../../support/settings/settings.ts';
import { cancelBooking } from '../calls/bookings.ts';
import type { Harness } from '../harness/harness.ts';
import { doWhatIsMissing } from '../histories.ts';
import { newAdmin, newCustomer, newCustomers } from '../people/people.ts';
import { addOns, asAdmin, type DailyLife, newOffer } from './daily-life.ts';
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

/**
 * Runs this number of operations, minutes or hours apart, and then those that chance has left out.
 * @returns how often each succeeded
 */
export async function live(life: DailyLife, count: number): Promise<Map<Operation, number>> {
  const done = new Map<Operation, number>();
  const attempt = async (operation: Operation): Promise<boolean> => {
    const isDone = await operations[operation](life);
    if (isDone) done.set(operation, (done.get(operation) ?? 0) + 1);
    const day = dayOf(life.harness.clock.now());
    life.harness.clock.advanceMinutes(life.random.between(20, 12 * 60));
    await closeDay(life, day);
    return isDone;
  };
  for (let number = 0; number < count; number += 1) await attempt(drawOperation(life));
  // An operation needs somebody or something that earlier ones may have used up or left behind in time.
  const needed: Operation[] = ['book', 'book', 'signUp', 'review'];
  await doWhatIsMissing(done, operationNames, async (operation) => {
    for (const one of needed) await operations[one](life);
    return attempt(operation);
  });
  return done;
}

/** Refunds a booking with add-ons. */
async function refundAddOns(life: DailyLife): Promise<void> {
  await salesOperations.book({ ...life, random: { ...life.random, chance: () => true } });
  const { id, as } = life.booked.at(-1) ?? { id: '', as: life.admin };
  await cancelBooking(life.harness, as, id);
  const json = { status: 'refunded', reference: 'BANK-4' };
  await asAdmin(life, 'PATCH', `/transactions/${id}/status`, json);
}

/** Leaves one of each state that figures tell apart, because chance may have left none. */
export async function leaveOneOfEach(life: DailyLife): Promise<void> {
  await refundAddOns(life);
  await operations.writeOff(life);
  await operations.sellLater(life);
  await operations.reviewBusiness(life);
  // Reviews of a deleted service are gone, and cannot be hidden.
  await doWhatIsMissing(new Map(), ['hideReview'], (name) => operations[name](life));
  // This month has a sale, and something is not folded yet.
  await operations.book(life);
  await newCustomer(life.harness);
}
