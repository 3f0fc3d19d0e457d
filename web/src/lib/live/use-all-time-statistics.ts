import { allTimeStatsId, collections } from '@carwash/domain/entities/collections';
import { statisticsSchema } from '@carwash/domain/entities/statistics';
import { liveDocuments } from './live-queries.ts';
import { useLiveQuery } from './use-live-query.ts';

const allTimeStatistics = liveDocuments('owner', () => ({
  collection: collections.stats,
  schema: statisticsSchema,
  id: allTimeStatsId,
}));

/** For admins: the counters of everything since the first day; null while nothing was ever counted. */
export const useAllTimeStatistics = () => useLiveQuery(allTimeStatistics());
