import { collections } from '@carwash/domain/collections';
import { statisticsSchema } from '@carwash/domain/statistics/statistics';
import { allTimeStatsId } from '@carwash/domain/statistics/stats-ids';
import { useSessionDocument } from '~/lib/live/use-session-document';
import { liveStatistics } from './live-statistics';

const allTimeStatistics = liveStatistics(statisticsSchema);

/** The counters of all time, for admins; null while nothing was ever counted. */
export const useAllTimeStatistics = () =>
  useSessionDocument(`${collections.stats}/${allTimeStatsId}`, allTimeStatistics(allTimeStatsId));
