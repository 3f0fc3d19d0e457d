import { allTimeStatsId } from '@carwash/domain/statistics/stats-ids';
import { useLiveQuery } from '~/lib/live/use-live-query';
import { initialAllTime } from './initial-statistics';
import { liveStatistics } from './live-statistics';

const allTimeStatistics = liveStatistics(
  ({ statisticsSchema }) => statisticsSchema,
  initialAllTime,
);

/** Returns the counters of all time, for staff who see money; null while nothing was ever counted. */
export const useAllTimeStatistics = () => useLiveQuery(allTimeStatistics(allTimeStatsId));
