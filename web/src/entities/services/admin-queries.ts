import { collections } from '@carwash/domain/collections';
import { serviceSchema } from '@carwash/domain/services/service';
import { listLimit } from '~/lib/live/list-limit';
import { liveDocuments } from '~/lib/live/live-queries';
import { liveWholeLists } from '~/lib/live/live-whole-lists';
import { useLiveQuery } from '~/lib/live/use-live-query';

const allServices = liveWholeLists('everyone', () => ({
  collection: collections.services,
  schema: serviceSchema,
  order: { by: 'createdAt', direction: 'desc' } as const,
  pageSize: listLimit,
}));

/** Returns all services, newest first, at most 1,000. For the console. */
export const useAllServices = () => useLiveQuery(allServices());

const storedService = liveDocuments('everyone', (id: string) => ({
  collection: collections.services,
  schema: serviceSchema,
  id,
}));

/**
 * Returns one service as it is stored; null when there is none with this id. For forms, which must not begin with the
 * public list's version: that may be minutes old, and has no pictures.
 */
export const useStoredService = (id: string) => useLiveQuery(storedService(id));
