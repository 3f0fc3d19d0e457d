import { collections } from '@carwash/domain/collections';
import { serviceSchema } from '@carwash/domain/services/service';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLiveList } from '~/lib/live/use-live-list.ts';

const bestRatedServices = liveLists('everyone', (count: number) => ({
  collection: collections.services,
  schema: serviceSchema,
  order: { by: 'rating', direction: 'desc' } as const,
  limit: count,
}));

/** The `count` services (at most 100) with the highest average rating, the best first. */
export const useBestRatedServices = (count: number) => useLiveList(bestRatedServices(count));
