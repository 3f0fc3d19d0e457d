import type { Counts } from '@carwash/domain/statistics/count-statistics';
import {
  type MonthStatistics,
  monthStatisticsSchema,
  type Statistics,
  statisticsSchema,
} from '@carwash/domain/statistics/statistics';
import { firstDayCounted, isMonthStatsId } from '@carwash/domain/statistics/stats-ids';
import { nestCounters } from '@carwash/domain/statistics/unfolded-statistics';
import { businessInstant } from '@carwash/domain/time/business-time';

/** Returns the statistics documents: per day, per month and all-time. */
export function buildStatistics(
  counts: Counts,
  timeZone: string,
): (Statistics | MonthStatistics)[] {
  const days = [...counts.keys()].flatMap((id) => firstDayCounted(id) ?? []).sort();
  const firstDay = days[0];
  if (firstDay === undefined) return [];
  return [...counts].map(([id, counters]) => {
    const schema = isMonthStatsId(id) ? monthStatisticsSchema : statisticsSchema;
    return schema.validateSync(
      {
        ...nestCounters(counters, (amount) => amount),
        _id: id,
        createdAt: businessInstant(firstDayCounted(id) ?? firstDay, '00:00', timeZone),
      },
      { strict: true },
    );
  });
}
