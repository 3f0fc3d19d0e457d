import { collections } from '@carwash/domain/collections';
import { serviceSchema } from '@carwash/domain/services/service';
import { listLimit } from '~/lib/live/list-limit';
import { liveDocuments, liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';

const service = liveDocuments('everyone', (id: string) => ({
  collection: collections.services,
  schema: serviceSchema,
  id,
}));

/** One service; null when there is none with this id. */
export const useService = (id: string) => useLiveQuery(service(id));

const services = liveLists('everyone', () => ({
  collection: collections.services,
  schema: serviceSchema,
  limit: listLimit,
}));

/** All services that can be booked, unordered, at most 100. */
export const useServices = () => useLiveList(services());
