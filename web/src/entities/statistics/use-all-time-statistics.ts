import { statisticsSchema } from '@carwash/domain/statistics/statistics';
import { allTimeStatsId } from '@carwash/domain/statistics/stats-ids';
import { useLiveQuery } from '~/lib/live/use-live-query';
import { liveStatistics } from './live-statistics';

const allTimeStatistics = liveStatistics(statisticsSchema);

/** The counters of all time, for admins; null while nothing was ever counted. */
export const useAllTimeStatistics = () => useLiveQuery(allTimeStatistics(allTimeStatsId));
