import { collections } from '@carwash/domain/collections';
import { statisticsSchema } from '@carwash/domain/statistics/statistics';
import { reviewStatsId } from '@carwash/domain/statistics/stats-ids';
import { liveDocuments } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';

const reviewStatistics = liveDocuments('everyone', () => ({
  collection: collections.stats,
  schema: statisticsSchema,
  id: reviewStatsId,
}));

/** The counters of all reviews; null while there are none. */
export const useReviewStatistics = () => useLiveQuery(reviewStatistics());
