import { collections } from '@carwash/domain/collections';
import { reviewSchema } from '@carwash/domain/reviews/review';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLiveList } from '~/lib/live/use-live-list.ts';

const serviceReviews = liveLists('everyone', (serviceId: string, count: number) => ({
  collection: collections.reviews,
  schema: reviewSchema,
  equal: { serviceId },
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: count,
}));

/** The `count` latest reviews (at most 100) of a service, newest first. */
export const useServiceReviews = (serviceId: string, count: number) =>
  useLiveList(serviceReviews(serviceId, count));
