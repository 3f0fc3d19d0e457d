import { type InferType, lazy, mixed, number, object, string } from 'yup';
import { type TransactionStatus, transactionStatuses } from '../payments/transaction.ts';
import { instant } from '../schema/fields.ts';

const count = () => number().integer().optional();

/** Number of the last fold that changed these counters; absent before the first one. */
const fold = count;

const sales = object({ bookings: count(), revenueMinor: count() });

const salesBy = () =>
  lazy((value: object | undefined) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, sales]))).optional(),
  );

/** The sums of one business day in its month's document. */
const dayCounters = object({
  bookings: count(),
  revenueMinor: count(),
  refundedMinor: count(),
  payments: count(),
  users: count(),
  /** Transactions that began on that day, in any status. */
  transactions: count(),
  ratings: object({ count: count(), sum: count() }).optional(),
});

export type DayCounters = InferType<typeof dayCounters>;

const addOnCounters = object({ payments: count(), revenueMinor: count() });

/**
 * `stats/month-{yyyy-MM}`: the sums of each day of a month, so that a chart of many days needs only one
 * read per month. Counters that never changed are absent.
 */
export const monthStatisticsSchema = object({
  _id: string().required(),
  /** Day of the month, 01 to 31. */
  days: lazy((value: object | undefined) =>
    object(
      Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, dayCounters])),
    ).optional(),
  ),
  /**
   * Add-ons by id and name at the time of sale (`count-statistics.ts`): number of successful transactions with
   * them, and their price in minor units, in the month in which they were paid; refunds are not taken off.
   */
  byAddOn: lazy((value: object | undefined) =>
    object(
      Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, addOnCounters])),
    ).optional(),
  ),
  fold: fold(),
  createdAt: instant().required(),
});

export type MonthStatistics = InferType<typeof monthStatisticsSchema>;

const statusCounters = object(
  Object.fromEntries(transactionStatuses.map((status) => [status, count()])) as Record<
    TransactionStatus,
    ReturnType<typeof count>
  >,
);

const starCounters = object({ 1: count(), 2: count(), 3: count(), 4: count(), 5: count() });

/**
 * Counters of one business day, or of all time. Counters that never changed are absent. Revenue is in minor units:
 * what came for bookings on that day, like `payments`, less `refundedMinor`, what went back on that day.
 * `transactions` counts by status on the day on which they began.
 */
export const statisticsSchema = object({
  _id: string().required(),
  bookings: count(),
  revenueMinor: count(),
  refundedMinor: count(),
  payments: count(),
  /** Only of all time: what is to be paid at the desk. */
  unpaidMinor: count(),
  users: count(),
  /** Number of reviews, sum of their stars, and number of reviews per number of stars. */
  ratings: object({
    count: count(),
    sum: count(),
    byStars: starCounters.optional(),
    /** Only in the public review statistics: reviews of verified customers. */
    verifiedByStars: starCounters.optional().default(undefined),
    /** Only in the public review statistics: hidden reviews, which no other counter contains. */
    hidden: count(),
  }).optional(),
  transactions: statusCounters.optional(),
  byService: salesBy(),
  byCategory: salesBy(),
  byVehicleType: salesBy(),
  fold: fold(),
  createdAt: instant().required(),
});

export type Statistics = InferType<typeof statisticsSchema>;

/**
 * `statsDeltas/{random id}`: the counter changes of one commit. A fold later adds them to the statistics and
 * deletes the delta. Every fold rewrites `statsDeltas/-folded`, the mark. It is in the same collection so
 * that one query reads the deltas and the mark in one consistent state.
 */
export const statsDeltaSchema = object({
  _id: string().required(),
  /** Only in a delta: statistics document id -> its counters, nested as they are there. */
  counters: mixed<Record<string, object>>().optional(),
  /** Only in the mark: the number of the last fold. */
  fold: fold(),
  /**
   * Only in the mark: the last fold that changed each document. Documents of single days are left out.
   */
  folds: mixed<Record<string, number>>().optional(),
  createdAt: instant().required(),
});

export type StatsDelta = InferType<typeof statsDeltaSchema>;
