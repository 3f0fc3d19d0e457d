import { collections } from '@carwash/domain/collections';
import { slotSchema } from '@carwash/domain/slots/slot';
import { liveDocuments } from '~/lib/live/live-queries.ts';
import { useLiveQuery } from '~/lib/live/use-live-query.ts';

const slot = liveDocuments('everyone', (id: string) => ({
  collection: collections.slots,
  schema: slotSchema,
  id,
}));

/** One slot; null when there is none with this id. */
export const useSlot = (id: string) => useLiveQuery(slot(id));
