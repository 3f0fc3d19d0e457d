import { collections } from '@carwash/domain/collections';
import { serviceSchema } from '@carwash/domain/services/service';
import { listLimit } from '~/lib/live/list-limit.ts';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLiveList } from '~/lib/live/use-live-list.ts';

const services = liveLists('everyone', () => ({
  collection: collections.services,
  schema: serviceSchema,
  limit: listLimit,
}));

/** What the business offers, in no particular order, at most 100 services. */
export const useServices = () => useLiveList(services());
