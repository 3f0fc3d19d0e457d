import { collections } from '@carwash/domain/collections';
import { serviceSchema } from '@carwash/domain/services/service';
import { listLimit } from '~/lib/live/list-limit';
import { liveWholeLists } from '~/lib/live/live-whole-lists';
import { useLiveQuery } from '~/lib/live/use-live-query';

const allServices = liveWholeLists('everyone', () => ({
  collection: collections.services,
  schema: serviceSchema,
  order: { by: 'createdAt', direction: 'desc' } as const,
  pageSize: listLimit,
}));

/** All services, newest first, at most 1,000. For admins. */
export const useAllServices = () => useLiveQuery(allServices());
