import { number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { listOf } from '../endpoint/paging.ts';
import { transactionStatuses } from '../payments/transaction.ts';
import { reconcilerRunSchema } from '../reconciler/reconciler-run.ts';
import { day, firstDay, lastDay } from '../schema/fields.ts';
import { daysInRange } from '../time/calendar-days.ts';
import { intervals } from './group-by-interval.ts';
import { monthStatisticsSchema, statisticsSchema } from './statistics.ts';

/** Most days of the revenue-by-date calculation: two years. */
const maxCalculatedDays = 731;

/**
 * Returns the reason why a date range can't be calculated; null if it can, or if the days themselves are
 * invalid.
 */
function rangeFault(startDate: string, endDate: string): string | null {
  const days = daysInRange(startDate, endDate);
  if (days < 1) return 'endDate must not be before startDate';
  return days > maxCalculatedDays
    ? `startDate to endDate must be ${maxCalculatedDays} days or less`
    : null;
}

const totalAmount = () => number().required().meta({ note: 'In major currency units.' });

export const statisticsEndpoints = {
  getOverview: defineEndpoint({
    method: 'GET',
    path: '/statistics/overview',
    summary:
      'What the overview of the business shows first: the counters of all time, those of this month and of last month (near the first of March also of the month before), all of one moment, and the last run of the background work.',
    auth: 'seeMoney',
    data: object({
      today: day().required().meta({ note: 'The day of the business on which this was read.' }),
      allTime: statisticsSchema
        .nullable()
        .defined()
        .meta({ note: 'Null before anything was counted.' }),
      months: listOf(monthStatisticsSchema).meta({
        note: 'Without the months in which nothing was counted.',
      }),
      reconcilerRun: reconcilerRunSchema
        .nullable()
        .defined()
        .meta({ note: 'Null before the first run.' }),
    }),
  }),
  calculateByService: defineEndpoint({
    method: 'GET',
    path: '/transactions/calculate/service-wise',
    summary:
      'Revenue, less what went back, and bookings by service, the highest revenue first: every service there is, and those deleted since that were sold.',
    auth: 'seeMoney',
    data: listOf(
      object({
        service: object({ _id: string().required(), name: string().required() }).required(),
        totalAmount: totalAmount(),
        totalBookings: number().required(),
      }),
    ),
  }),
  calculateByDate: defineEndpoint({
    method: 'GET',
    path: '/transactions/calculate/date-wise',
    summary:
      'Revenue and payments on the day they were paid, less what went back on the day it did, by day, week (from Monday) or month of the business, empty ones included. Only the days from startDate to endDate count, at most 731.',
    auth: 'seeMoney',
    query: object({
      startDate: firstDay().required(),
      endDate: lastDay()
        .required()
        .test('range', (endDate, { parent, createError }) => {
          const message = rangeFault(String(parent.startDate), endDate);
          return message === null || createError({ message });
        }),
      interval: string().oneOf(intervals).default('day'),
    }),
    data: listOf(
      object({
        /**
         * First day of the interval, yyyy-MM-dd. For a week this is its Monday, which may lie before
         * startDate.
         */
        date: day().required(),
        totalAmount: totalAmount(),
        totalTransactions: number().required(),
      }),
    ),
  }),
  calculateByStatus: defineEndpoint({
    method: 'GET',
    path: '/transactions/calculate/status-wise',
    summary: 'How many transactions there are in each status.',
    auth: 'seeMoney',
    data: listOf(
      object({
        _id: string().oneOf(transactionStatuses).required(),
        totalTransactions: number().required(),
      }),
    ),
  }),
} as const;
