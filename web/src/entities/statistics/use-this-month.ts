import { monthStatsId } from '@carwash/domain/statistics/stats-ids';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useLiveQuery } from '~/lib/live/use-live-query';
import { monthStatistics } from './month-statistics';

/** Returns the counters of this calendar month, for staff who see money; null while nothing was counted in it. */
export const useThisMonth = () =>
  useLiveQuery(monthStatistics(monthStatsId(useBusinessToday().slice(0, 7))));
