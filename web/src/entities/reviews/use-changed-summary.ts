import type { RatingSummary } from '@carwash/domain/reviews/rating-summary';
import type { RatingHistogram } from '@carwash/domain/services/service';
import { useState } from 'react';
import { type ReviewChange, summaryWithChange } from './review-change';

/**
 * Returns the average and the histogram with a pending change applied. The change is applied to the values
 * from when it began, because the live counters may or may not include it already.
 * @param histogram the same object as long as its values are the same
 */
export function useChangedSummary(
  histogram: RatingHistogram,
  change: ReviewChange | null,
): RatingSummary {
  const [base, setBase] = useState(change ? null : histogram);
  if (!change && base !== histogram) setBase(histogram);
  return change && base ? summaryWithChange(base, change) : summaryWithChange(histogram, null);
}
