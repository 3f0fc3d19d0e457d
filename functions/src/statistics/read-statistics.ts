import { allTimeStatsId } from '@carwash/domain/entities/collections';
import { type Statistics, statisticsSchema } from '@carwash/domain/entities/statistics';
import type { DateRange, Takings } from '@carwash/domain/rules/group-by-interval';
import { FieldPath } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { parsedBy } from '../db/parse-document.ts';

/** The counters are written blindly, so only reading goes through their schema. */
const asStatistics = parsedBy(statisticsSchema);

/** The counters of all time; undefined while nothing was ever counted. */
export async function readAllTimeStatistics({ db }: Context): Promise<Statistics | undefined> {
  const snapshot = await db.stats.doc(allTimeStatsId).withConverter(asStatistics).get();
  return snapshot.data();
}

/** What was earned on each business day of a range. Days on which nothing was counted are left out. */
export async function readDailyTakings(
  { startDate, endDate }: DateRange,
  { db }: Context,
): Promise<Takings[]> {
  const days = await db.stats
    .where(FieldPath.documentId(), '>=', startDate)
    .where(FieldPath.documentId(), '<=', endDate)
    .select('createdAt', 'revenueMinor', 'payments')
    .withConverter(asStatistics)
    .get();
  return days.docs.map((day) => {
    const { _id, revenueMinor = 0, payments = 0 } = day.data();
    return { date: _id, revenueMinor, payments };
  });
}
