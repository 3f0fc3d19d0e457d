import { type DaySums, lastDays } from '@carwash/domain/statistics/window-statistics';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { readAllTimeStatistics, readMonths } from '@carwash/functions/statistics/read-statistics';
import { fixtures } from '../server/server-context.ts';
import { businessTimeZone } from '../suite.ts';

/** Returns the current counters of all time. */
export async function statisticsNow() {
  const statistics = await readAllTimeStatistics(fixtures.context);
  if (!statistics) throw new Error('Nothing was ever counted');
  return statistics;
}

/** Returns the current counters of each of the last days. */
export async function lastDaysNow(count: number): Promise<DaySums[]> {
  const endDate = businessDay(new Date(), businessTimeZone);
  const range = { startDate: addDays(endDate, 1 - count), endDate };
  return lastDays(await readMonths(range, fixtures.context), endDate, count);
}
