import { collections } from '@carwash/domain/collections';
import { serviceSchema } from '@carwash/domain/services/service';
import { liveDocuments } from '~/lib/live/live-queries.ts';
import { useLiveQuery } from '~/lib/live/use-live-query.ts';

const service = liveDocuments('everyone', (id: string) => ({
  collection: collections.services,
  schema: serviceSchema,
  id,
}));

/** One service; null when there is none with this id. */
export const useService = (id: string) => useLiveQuery(service(id));
