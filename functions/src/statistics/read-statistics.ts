import { allTimeStatsId } from '@carwash/domain/entities/collections';
import {
  type MonthStatistics,
  monthStatisticsSchema,
  type Statistics,
  statisticsSchema,
} from '@carwash/domain/entities/statistics';
import { daysInRange } from '@carwash/domain/rules/calendar-days';
import type { DateRange } from '@carwash/domain/rules/group-by-interval';
import { monthsOf } from '@carwash/domain/rules/window-statistics';
import type { Context } from '../context.ts';
import { parsedBy } from '../db/parse-document.ts';

/** The counters are written blindly, so only reading goes through their schema. */
const asStatistics = parsedBy(statisticsSchema);
const asMonth = parsedBy(monthStatisticsSchema);

/** The counters of all time; undefined while nothing was ever counted. */
export async function readAllTimeStatistics({ db }: Context): Promise<Statistics | undefined> {
  const snapshot = await db.stats.doc(allTimeStatsId).withConverter(asStatistics).get();
  return snapshot.data();
}

/**
 * The documents of the months that a range touches; those in which nothing was counted do not exist.
 * A read for each month, by its id: no query has to look for them.
 */
export async function readMonths(
  { startDate, endDate }: DateRange,
  { db }: Context,
): Promise<MonthStatistics[]> {
  const stats = db.stats.withConverter(asMonth);
  const ids = monthsOf(endDate, daysInRange(startDate, endDate));
  const months = await stats.firestore.getAll(...ids.map((id) => stats.doc(id)));
  return months.flatMap((month) => month.data() ?? []);
}
