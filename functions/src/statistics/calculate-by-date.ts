import type { Endpoints } from '@carwash/domain/endpoints';
import { fromMinorUnits } from '@carwash/domain/money/money';
import { groupByInterval } from '@carwash/domain/statistics/group-by-interval';
import { daysIn } from '@carwash/domain/statistics/window-statistics';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readMonths } from './read-statistics.ts';

/**
 * Revenue and successful transactions by the day they were paid, from one document of counters per
 * month: as many reads for a million transactions as for one.
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
