import type { Endpoints } from '@carwash/domain/endpoints';
import { overviewDays } from '@carwash/domain/statistics/overview-figures';
import { rangeUntil } from '@carwash/domain/statistics/window-statistics';
import { businessDay } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readAllTimeAndMonths } from './read-statistics.ts';

/** Returns the overview. It reads the same number of documents however many bookings there are. */
export const getOverview: Handler<Context, Endpoints['getOverview']> = async (
  _request,
  context,
) => {
  const today = businessDay(context.now(), context.settings.businessTimeZone);
  const [statistics, run] = await Promise.all([
    readAllTimeAndMonths(rangeUntil(today, overviewDays(today)), context),
    context.db.reconcilerRun.get(),
  ]);
  return { today, ...statistics, reconcilerRun: run.data() ?? null };
};
