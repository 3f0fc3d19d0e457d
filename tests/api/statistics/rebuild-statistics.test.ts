import { allTimeStatsId, monthStatsId } from '@carwash/domain/statistics/stats-ids';
import { businessDay } from '@carwash/domain/time/business-time';
import { foldDeltas } from '@carwash/functions/statistics/fold-deltas';
import { rebuildStatistics } from '@carwash/functions/statistics/rebuild-statistics';
import { beforeEach, expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let today: string;

beforeEach(async () => {
  await harness.wipe();
  customer = await newCustomer(harness);
  today = businessDay(harness.clock.now(), timeZone);
});

const bookOne = async (startsInMinutes?: number) =>
  book(harness, customer, await newSlot(harness, await newService(harness), startsInMinutes));

const statistics = (id: string) => harness.context.db.stats.doc(id);
const stored = async (id: string) => (await statistics(id).get()).data();

test('counters that are right stay untouched', async () => {
  await bookOne();
  await cancelBooking(harness, customer, await bookOne());
  await foldDeltas(harness.context);
  await bookOne();
  const before = await statistics(allTimeStatsId).get();
  expect(await rebuildStatistics(harness.context)).toEqual(new Map());
  expect((await statistics(allTimeStatsId).get()).updateTime).toEqual(before.updateTime);
});

test('wrong, missing and superfluous counters are corrected, and listed', async () => {
  await bookOne();
  await foldDeltas(harness.context);
  const month = monthStatsId(today.slice(0, 7));
  await Promise.all([
    statistics(allTimeStatsId).update({ revenueMinor: 7, 'byService.ghost': { bookings: 4 } }),
    statistics(today).delete(),
    statistics(month).update({ [`days.${today.slice(8)}.bookings`]: 'many' }),
    statistics('2019-05-06').set({ bookings: 12, createdAt: new Date('2019-05-06') }),
  ]);
  const added = await rebuildStatistics(harness.context);
  await expectConsistentRecords(harness);
  expect(added.get(allTimeStatsId)).toEqual(
    new Map([
      ['revenueMinor', 4983],
      ['byService.ghost.bookings', -4],
    ]),
  );
  expect(added.get(today)?.get('bookings')).toBe(1);
  expect(added.get(month)).toEqual(new Map([[`days.${today.slice(8)}.bookings`, 1]]));
  expect(added.get('2019-05-06')).toEqual(new Map([['bookings', -12]]));
  expect(await rebuildStatistics(harness.context)).toEqual(new Map());
});

test('statistics that were never written are built from the documents', async () => {
  await Promise.all([bookOne(), bookOne(3000)]);
  await foldDeltas(harness.context);
  const began = (await stored(allTimeStatsId))?.createdAt;
  const documents = await harness.context.db.stats.listDocuments();
  await Promise.all(documents.map((document) => document.delete()));
  await rebuildStatistics(harness.context);
  await expectConsistentRecords(harness);
  expect((await stored(allTimeStatsId))?.createdAt).toEqual(began);
});

test('changes during a rebuild stay counted', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => bookOne()));
  await foldDeltas(harness.context);
  await statistics(allTimeStatsId).update({ bookings: 1000, users: 0 });
  await statistics(today).delete();
  let isDone = false;
  const business = async (id: string) => {
    await cancelBooking(harness, customer, id);
    do await bookOne();
    while (!isDone);
  };
  const rebuild = rebuildStatistics(harness.context).finally(() => {
    isDone = true;
  });
  await Promise.all([rebuild, ...ids.map(business)]);
  await expectConsistentRecords(harness);
  await foldDeltas(harness.context);
  expect((await stored(allTimeStatsId))?.bookings).toBeGreaterThanOrEqual(6);
});

test('several rebuilds at the same time add the difference once', async () => {
  await bookOne();
  await foldDeltas(harness.context);
  await statistics(allTimeStatsId).update({ bookings: 5, payments: 0 });
  const added = await Promise.all(
    Array.from({ length: 5 }, () => rebuildStatistics(harness.context)),
  );
  expect(added.filter((corrections) => corrections.size > 0)).toHaveLength(1);
  await expectConsistentRecords(harness);
});

test('more documents than a commit holds are all set right', async () => {
  const days = Array.from({ length: 900 }, (_, day) =>
    businessDay(new Date(Date.UTC(2019, 0, day + 1)), timeZone),
  );
  const writer = harness.firestore.bulkWriter();
  for (const day of days) {
    writer.set(statistics(day), { users: 3, createdAt: new Date(`${day}T00:00:00Z`) });
  }
  await writer.close();
  expect((await rebuildStatistics(harness.context)).size).toBe(900);
  await expectConsistentRecords(harness);
});
