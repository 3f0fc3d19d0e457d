import { allTimeStatsId, monthStatsId } from '@carwash/domain/entities/collections';
import {
  type MonthStatistics,
  monthStatisticsSchema,
  type Statistics,
  statisticsSchema,
} from '@carwash/domain/entities/statistics';
import type { DateRange } from '@carwash/domain/rules/group-by-interval';
import { FieldPath } from 'firebase-admin/firestore';
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

/** The documents of the months that a range touches; those in which nothing was counted do not exist. */
export async function readMonths(
  { startDate, endDate }: DateRange,
  { db }: Context,
): Promise<MonthStatistics[]> {
  const months = await db.stats
    .where(FieldPath.documentId(), '>=', monthStatsId(startDate.slice(0, 7)))
    .where(FieldPath.documentId(), '<=', monthStatsId(endDate.slice(0, 7)))
    .withConverter(asMonth)
    .get();
  return months.docs.map((month) => month.data());
}
