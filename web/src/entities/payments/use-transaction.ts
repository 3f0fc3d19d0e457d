import { collections } from '@carwash/domain/collections';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import { liveDocuments } from '~/lib/live/live-queries.ts';
import { useLiveQuery } from '~/lib/live/use-live-query.ts';

const transaction = liveDocuments('owner', (id: string) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  id,
}));

/** One transaction of the signed-in customer; loading while there is no id. */
export const useTransaction = (id: string | null) =>
  useLiveQuery(id === null ? null : transaction(id));
