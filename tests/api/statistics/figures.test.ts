import type { Booking } from '@carwash/domain/bookings/booking';
import { type Transaction, transactionStatuses } from '@carwash/domain/payments/transaction';
import type { Review } from '@carwash/domain/reviews/review';
import {
  type OverviewFigures,
  overviewDays,
  overviewFigures,
} from '@carwash/domain/statistics/overview-figures';
import { paymentOutcomes } from '@carwash/domain/statistics/payment-outcomes';
import { paymentTrends } from '@carwash/domain/statistics/payment-trends';
import { rankSales } from '@carwash/domain/statistics/sales-ranking';
import { allTimeStatsId } from '@carwash/domain/statistics/stats-ids';
import { type DaySums, lastDays } from '@carwash/domain/statistics/window-statistics';
import { addDays } from '@carwash/domain/time/business-time';
import { seededRandom } from '@carwash/emulator-seed/seeded-random';
import { foldDeltas } from '@carwash/functions/statistics/fold-deltas';
import { readAllTimeStatistics, readMonths } from '@carwash/functions/statistics/read-statistics';
import { rebuildStatistics } from '@carwash/functions/statistics/rebuild-statistics';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { idsByPage } from '../support/calls/all-pages.ts';
import type { DailyLife } from '../support/figures/daily-life.ts';
import {
  closingOf,
  leaveOneOfEach,
  live,
  type Operation,
  openBusiness,
  operationNames,
} from '../support/figures/live.ts';
import {
  type Documents,
  dayOf,
  readDocuments,
  recountPlainly,
  storedCounters,
} from '../support/figures/plain-recount.ts';
import {
  type Days,
  keptBookings,
  madeIn,
  paidIn,
  refundedIn,
  revenueIn,
  soldBy,
  sumOfCents,
  sumOfStars,
  withStatus,
} from '../support/figures/sums.ts';
import { historiesOf, historyTags } from '../support/histories.ts';
import { expectRatingsToMatchReviews } from '../support/records/ratings.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

type Sold = Booking | Transaction;

const title = "after $length operations (seed '$seed')";

describe.for(historiesOf('figures', 400))(title, { tags: historyTags }, ({ seed, length }) => {
  let life: DailyLife;
  let done: Map<Operation, number>;
  let documents: Documents;
  let today: string;

  test.beforeAll(async ({ harness }) => {
    harness.mend();
    await harness.wipe();
    life = await openBusiness(harness, seededRandom(`${seed} figures`));
    done = await live(life, length);
    await leaveOneOfEach(life);
    documents = await readDocuments(harness);
    today = dayOf(harness.clock.now());
  }, 240_000);

  const shownReviews = () => documents.reviews.filter(({ hiddenAt }) => hiddenAt === null);

  const ask = async (path: string) => {
    const answer = await call(harness, 'GET', path, { as: life.admin });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer.data;
  };

  test('every operation happened, over several months', () => {
    expect([...done.keys()].sort()).toEqual([...operationNames].sort());
    expect(shownReviews().length).toBeLessThan(documents.reviews.length);
    const months = new Set(documents.bookings.map(({ createdAt }) => dayOf(createdAt).slice(0, 7)));
    expect(months.size).toBeGreaterThan(1);
    const statuses = (of: { status: string }[]) => of.map(({ status }) => status);
    expect(statuses(documents.bookings)).toEqual(
      expect.arrayContaining(['cancelled', 'completed', 'no_show']),
    );
    expect(statuses(documents.transactions)).toEqual(
      expect.arrayContaining(['failed', 'refunded', 'success', 'unpaid', 'void', 'written_off']),
    );
    expect(paidIn(documents).some(({ paymentMethod }) => paymentMethod === 'cash')).toBe(true);
  });

  test('every counter of every document equals the recount', async () => {
    expect(await storedCounters(harness)).toEqual(recountPlainly(documents));
  });

  test('no day that was over has changed', async () => {
    const counters = await storedCounters(harness);
    expect(life.closed.size).toBeGreaterThan(length / 20);
    for (const [day, closing] of life.closed) expect(closingOf(counters, day)).toEqual(closing);
  });

  test('add-ons were sold, some of them refunded, and the months say so', async () => {
    const withAddOns = documents.transactions.filter(({ lines }) => (lines?.length ?? 0) > 1);
    expect(new Set(withAddOns.map(({ status }) => status))).toContain('refunded');
    const counters = Object.keys(await storedCounters(harness));
    const ofAddOns = counters.filter((counter) => counter.includes('/byAddOn.'));
    expect(ofAddOns).toContainEqual(expect.stringContaining('wax:Wax%20No%2E%201.revenueMinor'));
    expect(ofAddOns.every((counter) => counter.startsWith('month-'))).toBe(true);
  });

  test('some deltas are folded, and some are not folded yet', async () => {
    const { stats, statsDeltas } = harness.context.db;
    expect((await stats.doc(allTimeStatsId).get()).get('fold')).toBeGreaterThan(5);
    expect((await statsDeltas.limit(2).get()).size).toBe(2);
  });

  test('slots, bookings and payments agree', () => expectConsistentRecords(harness));

  test('services are rated as their reviews rate them', () => expectRatingsToMatchReviews(harness));

  test('revenue and bookings by service, the deleted ones included', async () => {
    const rows: { service: { _id: string }; totalAmount: number; totalBookings: number }[] =
      await ask('/transactions/calculate/service-wise');
    const sold = soldBy(documents, ({ service }) => service._id);
    const unsold = documents.services
      .filter(({ _id }) => sold.every(({ id }) => id !== _id))
      .map(({ _id }) => ({ id: _id, bookings: 0, revenueMinor: 0 }));
    expect(
      rows
        .map(({ service, totalAmount, totalBookings }) => [service._id, totalAmount, totalBookings])
        .sort(),
    ).toEqual(
      [...sold, ...unsold]
        .map(({ id, bookings, revenueMinor }) => [id, revenueMinor / 100, bookings])
        .sort(),
    );
    const amounts = rows.map(({ totalAmount }) => totalAmount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });

  test('transactions by status', async () => {
    const rows: { _id: string; totalTransactions: number }[] = await ask(
      '/transactions/calculate/status-wise',
    );
    expect(rows).toHaveLength(transactionStatuses.length);
    for (const row of rows) {
      const ofStatus = documents.transactions.filter(({ status }) => status === row._id);
      expect([row._id, row.totalTransactions]).toEqual([row._id, ofStatus.length]);
    }
  });

  test.each(['day', 'week', 'month'])('revenue by %s', async (interval) => {
    const range = { startDate: addDays(today, -400), endDate: addDays(today, 3) };
    const rows: { date: string; totalAmount: number; totalTransactions: number }[] = await ask(
      `/transactions/calculate/date-wise?${new URLSearchParams({ ...range, interval })}`,
    );
    rows.forEach((row, index) => {
      const next = rows[index + 1]?.date ?? addDays(range.endDate, 1);
      const within = paidIn(documents, [row.date, addDays(next, -1)]);
      expect(row).toEqual({
        date: row.date,
        totalAmount: revenueIn(documents, [row.date, addDays(next, -1)]) / 100,
        totalTransactions: within.length,
      });
    });
    expect(rows.reduce((sum, row) => sum + row.totalTransactions, 0)).toBe(
      paidIn(documents).length,
    );
  });

  test('revenue of a day by month leaves out the other days of the month', async () => {
    const day = dayOf(documents.transactions.find(({ paidAt }) => paidAt)?.paidAt ?? new Date(0));
    const days = [day, day] as const;
    expect(
      await ask(`/transactions/calculate/date-wise?startDate=${day}&endDate=${day}&interval=month`),
    ).toEqual([
      {
        date: `${day.slice(0, 8)}01`,
        totalAmount: revenueIn(documents, days) / 100,
        totalTransactions: paidIn(documents, days).length,
      },
    ]);
  });

  describe('the overview', () => {
    let figures: OverviewFigures;
    let days: DaySums[];
    let all: Awaited<ReturnType<typeof readAll>>;

    const readAll = async () => (await readAllTimeStatistics(harness.context)) ?? null;

    test.beforeAll(async ({ harness }) => {
      const count = overviewDays(today);
      const range = { startDate: addDays(today, 1 - count), endDate: today };
      days = lastDays(await readMonths(range, harness.context), today, count);
      all = await readAll();
      figures = overviewFigures(all, days);
    });

    const month = (): Days => [`${today.slice(0, 7)}-01`, today];
    /** The same days of last month, or all of them where it is shorter. */
    const monthBefore = (): Days => {
      const lastOfIt = addDays(month()[0], -1);
      const sameDay = `${lastOfIt.slice(0, 7)}${today.slice(7)}`;
      return [`${lastOfIt.slice(0, 7)}-01`, sameDay < lastOfIt ? sameDay : lastOfIt];
    };
    const signed = (value: number) => `${value > 0 ? '+' : ''}${value}`;
    const trendOf = (figure: (days: Days) => number) => {
      const [now, then] = [figure(month()), figure(monthBefore())];
      if (then === 0) return 'new';
      const percent = Math.round((now / then - 1) * 100) || 0;
      if (percent > 500) return 'up from very little last month';
      return `${signed(percent)}% from last month`;
    };
    const countTrendOf = (count: (days: Days) => number) => {
      const [now, then] = [count(month()), count(monthBefore())];
      return then > 0 && then < 5 ? `${signed(now - then)} from last month` : trendOf(count);
    };

    test('has the figures of the documents in its cards', () => {
      const thisMonth = month();
      const { users } = documents;
      const reviews = shownReviews();
      const average = (of: Review[]) => (of.length === 0 ? 0 : sumOfStars(of) / of.length);
      expect(figures).toEqual({
        bookings: {
          total: keptBookings(documents).length,
          thisMonth: madeIn(keptBookings(documents), thisMonth).length,
          trend: countTrendOf((days) => madeIn(keptBookings(documents), days).length),
        },
        revenue: {
          totalMinor: revenueIn(documents),
          thisMonthMinor: revenueIn(documents, thisMonth),
          trend: trendOf((days) => revenueIn(documents, days)),
        },
        users: {
          total: users.length,
          thisMonth: madeIn(users, thisMonth).length,
          trend: countTrendOf((days) => madeIn(users, days).length),
        },
        rating: {
          average: average(reviews),
          count: reviews.length,
          thisMonth: average(madeIn(reviews, thisMonth)),
          trend:
            madeIn(reviews, thisMonth).length > 0
              ? trendOf((days) => average(madeIn(reviews, days)))
              : null,
        },
      });
    });

    test('is the same in the call that the page begins with', async () => {
      const asked = await ask('/statistics/overview');
      const shown = { ...asked.allTime, createdAt: new Date(asked.allTime.createdAt) };
      expect(shown).toEqual(all);
      const asIn = lastDays(asked.months, asked.today, overviewDays(today));
      expect(overviewFigures(asked.allTime, asIn)).toEqual(figures);
      expect(asked.today).toBe(today);
    });

    test('counts each day since the first of last month', () => {
      expect(days).toHaveLength(overviewDays(today));
      expect(days.at(-1)?.date).toBe(today);
      for (const { date, ...sums } of days) {
        const reviews = madeIn(shownReviews(), [date, date]);
        const payments = paidIn(documents, [date, date]);
        expect([date, sums]).toEqual([
          date,
          {
            bookings: madeIn(keptBookings(documents), [date, date]).length,
            revenueMinor: revenueIn(documents, [date, date]),
            refundedMinor: refundedIn(documents, [date, date]),
            payments: payments.length,
            users: madeIn(documents.users, [date, date]).length,
            transactions: madeIn(documents.transactions, [date, date]).length,
            ratings: { count: reviews.length, sum: sumOfStars(reviews) },
          },
        ]);
      }
    });

    test.each([
      ['byService', ({ service }: Sold) => service._id],
      ['byCategory', ({ service }: Sold) => service.category],
      ['byVehicleType', ({ vehicle }: Sold) => vehicle.vehicleType],
    ] as const)('ranks sales %s by revenue', (counter, keyOf) => {
      const sales = rankSales(all?.[counter]);
      expect([...sales].sort((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
        soldBy(documents, keyOf),
      );
      const revenues = sales.map(({ revenueMinor }) => revenueMinor);
      expect(revenues).toEqual(revenues.toSorted((one, other) => other - one));
    });

    test('has the outcomes of all payments in its transaction cards', () => {
      const { transactions } = documents;
      const failed = withStatus(transactions, 'failed').length;
      const pending = withStatus(transactions, 'pending').length;
      const paid = paidIn(documents);
      const unpaid = withStatus(transactions, 'unpaid');
      const writtenOff = withStatus(transactions, 'written_off').length;
      const noPayment = unpaid.length + withStatus(transactions, 'void').length + writtenOff;
      const succeeded = transactions.length - failed - pending - noPayment;
      expect(paymentOutcomes(all)).toEqual({
        total: transactions.length,
        pending,
        succeeded,
        successRate: succeeded / (succeeded + failed),
        revenue: revenueIn(documents) / 100,
        refunded: refundedIn(documents) / 100,
        open: { count: unpaid.length, sum: sumOfCents(unpaid) / 100 },
        average: Math.round(sumOfCents(paid) / paid.length) / 100,
      });
    });

    test('has the trends of this month in its transaction cards', () => {
      const grossOf = (days: Days) => sumOfCents(paidIn(documents, days));
      const paymentsOf = (days: Days) => paidIn(documents, days).length;
      expect(paymentsOf(month())).toBeGreaterThan(0);
      expect(paymentTrends(days)).toEqual({
        transactions: countTrendOf((within) => madeIn(documents.transactions, within).length),
        revenue: trendOf((days) => revenueIn(documents, days)),
        payments: countTrendOf(paymentsOf),
        average: trendOf((within) => grossOf(within) / (paymentsOf(within) || 1)),
      });
    });
  });

  test.each([
    ['/transactions', () => documents.transactions],
    ['/transactions?status=failed', () => withStatus(documents.transactions, 'failed')],
    ['/transactions?status=refund_due', () => withStatus(documents.transactions, 'refund_due')],
    ['/bookings', () => documents.bookings],
    ['/bookings?status=no_show', () => withStatus(documents.bookings, 'no_show')],
    ['/bookings?status=cancelled', () => withStatus(documents.bookings, 'cancelled')],
    ['/auth/users', () => documents.users],
    ['/reviews', () => shownReviews().filter(({ serviceId }) => serviceId === null)],
    ['/service-reviews', () => shownReviews().filter(({ serviceId }) => serviceId !== null)],
  ])('%s lists every document once', async (path, expected) => {
    const ids = (await idsByPage(harness, life.admin, path, 100)).flat();
    expect(ids.sort()).toEqual(
      expected()
        .map(({ _id }) => _id)
        .sort(),
    );
  });

  test('a rebuild finds nothing to correct', async () => {
    expect(await rebuildStatistics(harness.context)).toEqual(new Map());
  });

  test('once everything is folded, the counters alone equal the recount', async () => {
    await Promise.all([foldDeltas(harness.context), foldDeltas(harness.context)]);
    expect((await harness.context.db.statsDeltas.get()).size).toBe(1);
    expect(await storedCounters(harness)).toEqual(recountPlainly(documents));
    expect(await rebuildStatistics(harness.context)).toEqual(new Map());
  });
});
