import { collections } from '@carwash/domain/collections';
import { slotSchema } from '@carwash/domain/slots/slot';
import { liveDocuments } from './live-queries.ts';
import { useLiveQuery } from './use-live-query.ts';

const slot = liveDocuments('everyone', (id: string) => ({
  collection: collections.slots,
  schema: slotSchema,
  id,
}));

/** One slot; null when there is none with this id. */
export const useSlot = (id: string) => useLiveQuery(slot(id));
