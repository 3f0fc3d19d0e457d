import { firstMonth } from './first-answers';
import { liveStatistics } from './live-statistics';

/** The counters of a month by the id of its document; all who show a month share its listener. */
export const monthStatistics = liveStatistics(
  ({ monthStatisticsSchema }) => monthStatisticsSchema,
  firstMonth,
);
