import { collections } from '@carwash/domain/collections';
import { reviewSchema } from '@carwash/domain/reviews/review';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLiveList } from '~/lib/live/use-live-list.ts';

const latestReviews = liveLists('everyone', (count: number) => ({
  collection: collections.reviews,
  schema: reviewSchema,
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: count,
}));

/** The `count` latest reviews (at most 100) of the business and of any service, newest first. */
export const useLatestReviews = (count: number) => useLiveList(latestReviews(count));
