import type { Review } from '@carwash/domain/reviews/review';
import { useState } from 'react';
import { listLimit } from '~/lib/live/list-limit.ts';
import type { Live } from '~/lib/live/live.ts';
import { useServiceReviews } from './use-service-reviews.ts';

const reviewsPerStep = 10;

const none: Live<Review[]> = { state: 'ready', data: [] };

/**
 * A service's latest reviews, live, and a way to ask for more: what is already there stays on the
 * screen meanwhile. `showMore` is null when no more can be listed.
 * @param total how many reviews the service has: where there is none nothing need be waited for
 */
export function useGrowingReviews(serviceId: string, total: number) {
  const [count, setCount] = useState(reviewsPerStep);
  const [shown, setShown] = useState<Live<Review[]>>(total === 0 ? none : { state: 'loading' });
  const live = useServiceReviews(serviceId, count);
  const growing = live.state === 'loading' && shown.state === 'ready';
  if (!growing && live !== shown) setShown(live);

  return {
    reviews: growing ? shown : live,
    growing,
    showMore:
      count < listLimit && (live.state !== 'ready' || live.data.length === count)
        ? () => setCount(Math.min(count + reviewsPerStep, listLimit))
        : null,
  };
}
