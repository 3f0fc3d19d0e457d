import { collections } from '@carwash/domain/collections';
import { type Transaction, transactionSchema } from '@carwash/domain/payments/transaction';
import { liveDocuments, liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const transaction = liveDocuments('owner', (id: string) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  id,
}));

/** One transaction of the signed-in customer; loading while there is no id. */
export const useTransaction = (id: string | null) =>
  useLiveQuery(id === null ? null : transaction(id));

/** Upper limit: nobody has more card pages open at a time. */
const mostPendingPayments = 20;

const pendingPayments = liveLists('owner', (uid: string) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  equal: { 'customer.uid': uid, status: 'pending' },
  limit: mostPendingPayments,
}));

const none: QueryState<Transaction[]> = { state: 'ready', data: [] };

/** The signed-in customer's unfinished payments, on all devices; none while there is no uid. */
export function usePendingPayments(uid: string | null): QueryState<Transaction[]> {
  const payments = useLiveList(uid === null ? null : pendingPayments(uid));
  return uid === null ? none : payments;
}
