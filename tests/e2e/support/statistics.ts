import { monthStatisticsSchema } from '@carwash/domain/entities/statistics';
import { businessDay } from '@carwash/domain/rules/business-time';
import { type DaySums, lastDays, monthsOf } from '@carwash/domain/rules/window-statistics';
import { parsedBy } from '@carwash/functions/db/parse-document';
import { readAllTimeStatistics } from '@carwash/functions/statistics/read-statistics';
import { db } from './emulators.ts';
import { serverAt } from './server-code.ts';
import { businessTimeZone } from './suite.ts';

/** What the counters of all time say just now. */
export async function statisticsNow() {
  const statistics = await readAllTimeStatistics(serverAt(new Date()));
  if (!statistics) throw new Error('Nothing was ever counted');
  return statistics;
}

const asMonth = parsedBy(monthStatisticsSchema);

/** What the counters say just now of each of the last days. */
export async function lastDaysNow(count: number): Promise<DaySums[]> {
  const today = businessDay(new Date(), businessTimeZone);
  const months = await Promise.all(
    monthsOf(today, count).map((id) => db.stats.doc(id).withConverter(asMonth).get()),
  );
  const counted = months.map((month) => month.data()).filter((month) => month !== undefined);
  return lastDays(counted, today, count);
}
