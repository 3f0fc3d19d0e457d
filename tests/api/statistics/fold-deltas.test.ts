import { collections } from '@carwash/domain/collections';
import { type Counts, countUser } from '@carwash/domain/statistics/count-statistics';
import { allTimeStatsId, foldMarkId, reviewStatsId } from '@carwash/domain/statistics/stats-ids';
import { businessDay } from '@carwash/domain/time/business-time';
import { countChange } from '@carwash/functions/statistics/count-change';
import { foldDeltas } from '@carwash/functions/statistics/fold-deltas';
import { readAllTimeStatistics, readMonths } from '@carwash/functions/statistics/read-statistics';
import { rebuildStatistics } from '@carwash/functions/statistics/rebuild-statistics';
import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { changeReview, deleteReview, reviewBusiness } from '../support/calls/reviews.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { storedCounters } from '../support/figures/plain-recount.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;

beforeEach(async () => {
  await harness.wipe();
  customer = await newCustomer(harness);
});
test.beforeAll(({ harness }) =>
  harness.excuse({ counters: 'people are counted who do not exist' }),
);

const bookOne = async () =>
  book(harness, customer, await newSlot(harness, await newService(harness)));

const deltas = async () =>
  (await harness.context.db.statsDeltas.get()).docs.filter(({ id }) => id !== foldMarkId);

const stored = async (id: string) => (await harness.context.db.stats.doc(id).get()).data();

/** Returns the statistics from which the API's calculations are made. */
async function figures() {
  const today = businessDay(harness.clock.now(), timeZone);
  const statistics = await readAllTimeStatistics(harness.context);
  if (!statistics) throw new Error('Nothing was ever counted');
  const { fold, createdAt, ...all } = statistics;
  const months = await readMonths({ startDate: today, endDate: today }, harness.context);
  return { all, days: months.map(({ days }) => days) };
}

/** Counts this number of sign-ups, each in a commit of its own. */
async function countPeople(count: number, day = '2031-03-02') {
  const writer = harness.firestore.bulkWriter();
  const counters = Object.fromEntries(
    [...countUser({ createdAt: new Date(`${day}T06:00:00Z`) }, timeZone)].map(([id, paths]) => [
      id,
      id.startsWith('month-')
        ? { days: { [day.slice(8)]: { users: 1 } } }
        : Object.fromEntries(paths),
    ]),
  );
  for (let index = 0; index < count; index += 1) {
    writer.create(harness.firestore.collection(collections.statsDeltas).doc(), {
      counters,
      createdAt: new Date(),
    });
  }
  await writer.close();
}

test('a booking writes no counter that others write: each of its commits leaves one delta', async () => {
  await foldDeltas(harness.context);
  const before = await harness.context.db.stats.get();
  await bookOne();
  const after = await harness.context.db.stats.get();
  const versions = (docs: typeof after) => docs.docs.map(({ id, updateTime }) => [id, updateTime]);
  expect(versions(after)).toEqual(versions(before));
  expect(await deltas()).toHaveLength(2);
  await expectConsistentRecords(harness);
});

test('a fold changes no figure and leaves no delta', async () => {
  await cancelBooking(harness, customer, await bookOne());
  await bookOne();
  const before = await figures();
  expect(before.all).toMatchObject({ bookings: 1, revenueMinor: 9980, users: 1 });
  expect((await foldDeltas(harness.context)).folded).toBeGreaterThan(3);
  expect(await deltas()).toEqual([]);
  expect(await figures()).toEqual(before);
  expect(await stored(allTimeStatsId)).toMatchObject({ bookings: 1, revenueMinor: 9980 });
  expect(await foldDeltas(harness.context)).toEqual({ folded: 0, unreadable: 0 });
  await expectConsistentRecords(harness);
});

test('folds at the same time fold everything once', async () => {
  await countPeople(900);
  const folded = await Promise.all(Array.from({ length: 5 }, () => foldDeltas(harness.context)));
  expect(folded.reduce((total, one) => total + one.folded, 0)).toBe(901);
  expect(await stored('2031-03-02')).toMatchObject({ users: 900 });
  expect(await stored(allTimeStatsId)).toMatchObject({ users: 901 });
});

test('bookings, folds and reads at the same time: every figure is exact at every moment', async () => {
  let isDone = false;
  const untilDone = async (act: () => Promise<unknown>) => {
    do await act();
    while (!isDone);
  };
  const seen: number[] = [];
  const business = Promise.all([bookOne(), bookOne(), bookOne(), bookOne()]).then(async () => {
    await Promise.all([bookOne(), bookOne(), bookOne(), bookOne()]);
    isDone = true;
  });
  await Promise.all([
    business,
    untilDone(() => foldDeltas(harness.context)),
    untilDone(() => foldDeltas(harness.context)),
    untilDone(async () => {
      seen.push((await readAllTimeStatistics(harness.context))?.bookings ?? 0);
    }),
  ]);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect((await figures()).all.bookings).toBe(8);
  await expectConsistentRecords(harness);
});

test.each([
  ['before its commit', (commit: () => Promise<unknown>) => void commit],
  ['after it, so that nobody hears of it', (commit: () => Promise<unknown>) => commit()],
])('a fold killed %s counts nothing twice', async (_when, beforeDeath) => {
  await bookOne();
  const before = await figures();
  const { db } = harness.context;
  const killed = {
    ...harness.context,
    db: {
      ...db,
      batch: () => {
        const batch = db.batch();
        const commit = batch.commit.bind(batch);
        batch.commit = async () => {
          await beforeDeath(commit);
          throw new Error('The process is killed');
        };
        return batch;
      },
    },
  };
  await expect(foldDeltas(killed)).rejects.toThrow('killed');
  expect(await figures()).toEqual(before);
  await foldDeltas(harness.context);
  expect(await figures()).toEqual(before);
  await expectConsistentRecords(harness);
});

test('a fold that was held up while another one folded starts afresh', async () => {
  await bookOne();
  const before = await figures();
  let isFirst = true;
  const mend = beforeEachCommit(harness, async () => {
    if (!isFirst) return;
    isFirst = false;
    await foldDeltas(harness.context);
    await bookOne();
  });
  await foldDeltas(harness.context);
  mend();
  expect((await figures()).all.bookings).toBe((before.all.bookings ?? 0) + 1);
  await expectConsistentRecords(harness);
});

test('a commit that counts more than a delta holds leaves several, and all are folded', async () => {
  const counts: Counts = new Map(
    Array.from({ length: 450 }, (_, day) => [
      businessDay(new Date(Date.UTC(2019, 0, day + 1)), timeZone),
      new Map([
        ['bookings', 2],
        ['ratings.sum', 5],
      ]),
    ]),
  );
  const batch = harness.context.db.batch();
  countChange(batch, counts, harness.context);
  await batch.commit();
  expect((await deltas()).length).toBeGreaterThan(4);
  const before = await storedCounters(harness);
  await foldDeltas(harness.context);
  expect(await deltas()).toEqual([]);
  expect(await storedCounters(harness)).toEqual(before);
  expect(await stored('2020-01-01')).toMatchObject({ bookings: 2, ratings: { sum: 5 } });
});

test('a rebuild includes unfolded changes, and corrects while others fold', async () => {
  await bookOne();
  expect(await rebuildStatistics(harness.context)).toEqual(new Map());
  expect((await deltas()).length).toBeGreaterThan(0);
  await foldDeltas(harness.context);
  await harness.context.db.stats.doc(allTimeStatsId).update({ bookings: 70 });
  await bookOne();
  const added = await Promise.all([
    rebuildStatistics(harness.context),
    foldDeltas(harness.context),
    rebuildStatistics(harness.context),
    foldDeltas(harness.context),
    bookOne(),
  ]);
  expect([added[0], added[2]].filter((corrections) => corrections.size > 0)).toHaveLength(1);
  expect((await figures()).all.bookings).toBe(3);
  await expectConsistentRecords(harness);
});

test('a payment at random folds the collected deltas, unless a fold has just run', async () => {
  const { random } = harness.context;
  harness.context.random = () => 0;
  try {
    await countPeople(30);
    await bookOne();
    expect(await deltas()).toEqual([]);
    await bookOne();
    expect((await deltas()).length).toBeGreaterThan(0);
    expect((await figures()).all).toMatchObject({ bookings: 2, users: 31 });
  } finally {
    harness.context.random = random;
  }
});

test('visitors see a review as soon as it is written, changed or deleted', async () => {
  const id = (await reviewBusiness(harness, customer, { rating: 5 })).data._id;
  expect(await stored(reviewStatsId)).toMatchObject({ ratings: { count: 1, sum: 5 } });
  await changeReview(harness, customer, id, { rating: 2 });
  expect(await stored(reviewStatsId)).toMatchObject({ ratings: { count: 1, sum: 2 } });
  await deleteReview(harness, customer, id);
  expect(await stored(reviewStatsId)).toMatchObject({ ratings: { count: 0, sum: 0 } });
  const others = await newCustomers(harness, 8);
  await Promise.all(others.map((other) => reviewBusiness(harness, other, { rating: 4 })));
  expect(await stored(reviewStatsId)).toMatchObject({ ratings: { count: 8, sum: 32 } });
});

test('the reconciler folds the remaining deltas', async () => {
  await bookOne();
  const before = await figures();
  const admin = await newAdmin(harness);
  const answer = await reconcile(harness, admin);
  expect(answer.status).toBe(200);
  expect(await deltas()).toEqual([]);
  expect((await figures()).all).toEqual({ ...before.all, users: 2 });
});

test("reading an admin's figures folds the collected deltas", async () => {
  await countPeople(1200);
  const admin = await newAdmin(harness);
  const answer = await call(harness, 'GET', '/transactions/calculate/status-wise', { as: admin });
  expect(answer.status).toBe(200);
  expect((await deltas()).length).toBeLessThan(100);
  expect((await figures()).all.users).toBe(1202);
});
