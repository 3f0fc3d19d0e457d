import type { RatingSummary } from '@carwash/domain/reviews/rating-summary';
import type { RatingHistogram } from '@carwash/domain/services/service';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import { useMemo } from 'react';
import type { ReviewChange } from '~/entities/reviews/review-change';
import { useChangedSummary } from '~/entities/reviews/use-changed-summary';
import type { QueryState } from '~/lib/query-state';
import { useReviewStatistics } from './use-review-statistics';

function histogramOf(statistics: Statistics | null): RatingHistogram {
  const counted = statistics?.ratings?.byStars;
  return {
    1: counted?.[1] ?? 0,
    2: counted?.[2] ?? 0,
    3: counted?.[3] ?? 0,
    4: counted?.[4] ?? 0,
    5: counted?.[5] ?? 0,
  };
}

/** Returns the rating summary of all reviews from the counters, with a pending change applied. */
export function useBusinessRating(change: ReviewChange | null): QueryState<RatingSummary> {
  const statistics = useReviewStatistics();
  const histogram = useMemo(
    () => histogramOf(statistics.state === 'ready' ? statistics.data : null),
    [statistics],
  );
  const summary = useChangedSummary(histogram, change);
  return statistics.state === 'ready' ? { state: 'ready', data: summary } : statistics;
}
