import { type InferType, lazy, mixed, number, object, string } from 'yup';
import { instant } from '../schema/fields.ts';

const count = () => number().integer().optional();

/** The number of the last fold that changed these counters; absent while none has. */
const fold = count;

const sales = object({ bookings: count(), revenueMinor: count() });

const salesBy = () =>
  lazy((value: object | undefined) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, sales]))).optional(),
  );

/** The sums of one business day, as the document of its month keeps them. */
const dayCounters = object({
  bookings: count(),
  revenueMinor: count(),
  payments: count(),
  users: count(),
  /** Transactions that began that day, whatever became of them. */
  transactions: count(),
  ratings: object({ count: count(), sum: count() }).optional(),
});

export type DayCounters = InferType<typeof dayCounters>;

/**
 * `stats/month-{yyyy-MM}`: the sums of each day of a month, so that a chart of many days costs a read
 * per month. A counter that was never touched is absent.
 */
export const monthStatisticsSchema = object({
  _id: string().required(),
  /** Day of the month, 01 to 31. */
  days: lazy((value: object | undefined) =>
    object(
      Object.fromEntries(Object.keys(value ?? {}).map((key) => [key, dayCounters])),
    ).optional(),
  ),
  fold: fold(),
  createdAt: instant().required(),
});

export type MonthStatistics = InferType<typeof monthStatisticsSchema>;

/**
 * Counters of one business day, or of all time. A counter that was never touched is absent.
 * Revenue is in minor units. It counts successful transactions, as `payments` does, on the day they
 * were paid; `transactions` count by status on the day they began.
 */
export const statisticsSchema = object({
  _id: string().required(),
  bookings: count(),
  revenueMinor: count(),
  payments: count(),
  users: count(),
  /** How many reviews, their stars added up, and how many gave each number of stars. */
  ratings: object({
    count: count(),
    sum: count(),
    byStars: object({ 1: count(), 2: count(), 3: count(), 4: count(), 5: count() }).optional(),
  }).optional(),
  transactions: object({
    pending: count(),
    success: count(),
    failed: count(),
    refund_due: count(),
    refunded: count(),
  }).optional(),
  byService: salesBy(),
  byCategory: salesBy(),
  byVehicleType: salesBy(),
  fold: fold(),
  createdAt: instant().required(),
});

export type Statistics = InferType<typeof statisticsSchema>;

/**
 * `statsDeltas/{random id}`: what one commit counted, until a fold adds it to the statistics and
 * deletes it. `statsDeltas/-folded`, the mark, is rewritten by every fold; it lies among the deltas so
 * that whoever lists them sees both as they were at one moment.
 */
export const statsDeltaSchema = object({
  _id: string().required(),
  /** Of a delta: statistics document id -> its counters, nested as they are there. */
  counters: mixed<Record<string, object>>().optional(),
  /** Of the mark: the number of the last fold. */
  fold: fold(),
  /** Of the mark: which fold changed each document last; those of single days are left out. */
  folds: mixed<Record<string, number>>().optional(),
  createdAt: instant().required(),
});

export type StatsDelta = InferType<typeof statsDeltaSchema>;
