import { allTimeStatsId, monthStatsId } from '@carwash/domain/statistics/stats-ids';
import { businessDay } from '@carwash/domain/time/business-time';
import { foldDeltas } from '@carwash/functions/statistics/fold-deltas';
import { rebuildStatistics } from '@carwash/functions/statistics/rebuild-statistics';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { book, cancelBooking } from '../support/book.ts';
import { expectBooksToBalance } from '../support/books.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newCustomer, type Person } from '../support/customers.ts';
import { timeZone } from '../support/emulators.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let today: string;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  await world.wipe();
  customer = await newCustomer(world);
  today = businessDay(world.clock.now(), timeZone);
});
afterAll(() => world.close());

const bookOne = async (startsInMinutes?: number) =>
  book(world, customer, await newSlot(world, await newService(world), startsInMinutes));

const statistics = (id: string) => world.context.db.stats.doc(id);
const stored = async (id: string) => (await statistics(id).get()).data();

test('counters that are right stay untouched', async () => {
  await bookOne();
  await cancelBooking(world, customer, await bookOne());
  await foldDeltas(world.context);
  await bookOne();
  const before = await statistics(allTimeStatsId).get();
  expect(await rebuildStatistics(world.context)).toEqual(new Map());
  expect((await statistics(allTimeStatsId).get()).updateTime).toEqual(before.updateTime);
});

test('wrong, missing and superfluous counters are set right, and told', async () => {
  await bookOne();
  await foldDeltas(world.context);
  const month = monthStatsId(today.slice(0, 7));
  await Promise.all([
    statistics(allTimeStatsId).update({ revenueMinor: 7, 'byService.ghost': { bookings: 4 } }),
    statistics(today).delete(),
    statistics(month).update({ [`days.${today.slice(8)}.bookings`]: 'many' }),
    statistics('2019-05-06').set({ bookings: 12, createdAt: new Date('2019-05-06') }),
  ]);
  const added = await rebuildStatistics(world.context);
  await expectBooksToBalance(world);
  expect(added.get(allTimeStatsId)).toEqual(
    new Map([
      ['revenueMinor', 4983],
      ['byService.ghost.bookings', -4],
    ]),
  );
  expect(added.get(today)?.get('bookings')).toBe(1);
  expect(added.get(month)).toEqual(new Map([[`days.${today.slice(8)}.bookings`, 1]]));
  expect(added.get('2019-05-06')).toEqual(new Map([['bookings', -12]]));
  expect(await rebuildStatistics(world.context)).toEqual(new Map());
});

test('statistics that were never written are built from the documents', async () => {
  await Promise.all([bookOne(), bookOne(3000)]);
  await foldDeltas(world.context);
  const began = (await stored(allTimeStatsId))?.createdAt;
  const documents = await world.context.db.stats.listDocuments();
  await Promise.all(documents.map((document) => document.delete()));
  await rebuildStatistics(world.context);
  await expectBooksToBalance(world);
  expect((await stored(allTimeStatsId))?.createdAt).toEqual(began);
});

test('what is booked, cancelled and written meanwhile stays counted', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => bookOne()));
  await foldDeltas(world.context);
  await statistics(allTimeStatsId).update({ bookings: 1000, users: 0 });
  await statistics(today).delete();
  let isDone = false;
  const business = async (id: string) => {
    await cancelBooking(world, customer, id);
    do await bookOne();
    while (!isDone);
  };
  const rebuild = rebuildStatistics(world.context).finally(() => {
    isDone = true;
  });
  await Promise.all([rebuild, ...ids.map(business)]);
  await expectBooksToBalance(world);
  await foldDeltas(world.context);
  expect((await stored(allTimeStatsId))?.bookings).toBeGreaterThanOrEqual(6);
});

test('several rebuilds at the same time add the difference once', async () => {
  await bookOne();
  await foldDeltas(world.context);
  await statistics(allTimeStatsId).update({ bookings: 5, payments: 0 });
  const added = await Promise.all(
    Array.from({ length: 5 }, () => rebuildStatistics(world.context)),
  );
  expect(added.filter((corrections) => corrections.size > 0)).toHaveLength(1);
  await expectBooksToBalance(world);
});

test('more documents than a commit holds are all set right', async () => {
  const days = Array.from({ length: 900 }, (_, day) =>
    businessDay(new Date(Date.UTC(2019, 0, day + 1)), timeZone),
  );
  const writer = world.firestore.bulkWriter();
  for (const day of days) {
    writer.set(statistics(day), { users: 3, createdAt: new Date(`${day}T00:00:00Z`) });
  }
  await writer.close();
  expect((await rebuildStatistics(world.context)).size).toBe(900);
  await expectBooksToBalance(world);
});
