import type { RatingSummary } from '@carwash/domain/reviews/rating-summary';
import type { RatingHistogram } from '@carwash/domain/services/service';
import { useState } from 'react';
import { type ReviewChange, summaryWithChange } from './review-change';

/**
 * The average and the histogram with a change that is under way. Meanwhile they rest on what was
 * known when it began: the live counters may or may not know of it already.
 * @param histogram the same object as long as it is the same news
 */
export function useChangedSummary(
  histogram: RatingHistogram,
  change: ReviewChange | null,
): RatingSummary {
  const [base, setBase] = useState(change ? null : histogram);
  if (!change && base !== histogram) setBase(histogram);
  return change && base ? summaryWithChange(base, change) : summaryWithChange(histogram, null);
}
