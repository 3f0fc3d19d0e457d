import { initialMonth } from './initial-statistics';
import { liveStatistics } from './live-statistics';

/** The counters of a month by the id of its document. All components that show a month share one listener. */
export const monthStatistics = liveStatistics(
  ({ monthStatisticsSchema }) => monthStatisticsSchema,
  initialMonth,
);
