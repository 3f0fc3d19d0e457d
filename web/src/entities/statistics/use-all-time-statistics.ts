import { allTimeStatsId } from '@carwash/domain/statistics/stats-ids';
import { useLiveQuery } from '~/lib/live/use-live-query';
import { firstAllTime } from './first-answers';
import { liveStatistics } from './live-statistics';

const allTimeStatistics = liveStatistics(({ statisticsSchema }) => statisticsSchema, firstAllTime);

/** The counters of all time, for admins; null while nothing was ever counted. */
export const useAllTimeStatistics = () => useLiveQuery(allTimeStatistics(allTimeStatsId));
