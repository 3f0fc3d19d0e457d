import { totalStatsIds } from '@carwash/domain/entities/collections';
import { type Statistics, statisticsSchema } from '@carwash/domain/entities/statistics';
import { businessInstant } from '@carwash/domain/rules/business-time';
import {
  type CountedDocuments,
  nestCounters,
  recountStatistics,
} from '@carwash/domain/rules/count-statistics';

/** The counters that the documents amount to: one document per day, and those of more than a day. */
export function buildStatistics(documents: CountedDocuments, timeZone: string): Statistics[] {
  const counts = recountStatistics(documents, timeZone);
  const days = [...counts.keys()].filter((id) => !totalStatsIds.includes(id)).sort();
  const firstDay = days[0];
  if (firstDay === undefined) return [];
  return [...counts].map(([id, counters]) =>
    statisticsSchema.validateSync(
      {
        ...nestCounters(counters, (amount) => amount),
        _id: id,
        createdAt: businessInstant(totalStatsIds.includes(id) ? firstDay : id, '00:00', timeZone),
      },
      { strict: true },
    ),
  );
}
