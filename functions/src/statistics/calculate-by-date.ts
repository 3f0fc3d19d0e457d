import type { Endpoints } from '@carwash/domain/endpoints';
import { fromMinorUnits } from '@carwash/domain/money/money';
import { groupByInterval } from '@carwash/domain/statistics/group-by-interval';
import { daysIn } from '@carwash/domain/statistics/window-statistics';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readMonths } from './read-statistics.ts';

/**
 * Returns revenue and successful transactions by payment day, from one counter document per month: the number
 * of reads does not grow with the number of transactions.
 */
export const calculateByDate: Handler<Context, Endpoints['calculateByDate']> = async (
  { query },
  context,
) => {
  const days = daysIn(await readMonths(query, context), query);
  return groupByInterval(days, query, query.interval).map(({ date, revenueMinor, payments }) => ({
    date,
    totalAmount: fromMinorUnits(revenueMinor),
    totalTransactions: payments,
  }));
};
