import { collections } from '@carwash/domain/collections';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';

/** Loads the schema with the first receipt that is needed. */
const schemaOfReceipts = async () =>
  (await import('@carwash/domain/receipts/receipt')).receiptSchema;

/** Most receipts of a transaction: the sale and its refunds. */
const mostReceipts = 50;

const receiptsOf = liveLists('owner', async (equal: Record<string, string>) => ({
  collection: collections.receipts,
  schema: await schemaOfReceipts(),
  equal,
  limit: mostReceipts,
}));

/** Returns the receipt and the credit notes of a transaction, live. For staff who see money. */
export const useReceipts = (transactionId: string) => useLiveList(receiptsOf({ transactionId }));

/** Returns the receipt and the credit notes of a customer's own transaction, live. */
export const useOwnReceipts = (transactionId: string, uid: string) =>
  useLiveList(receiptsOf({ transactionId, 'customer.uid': uid }));

/** Returns the receipt of a sale, and its credit notes, the oldest first. */
export function sortReceipts(receipts: readonly Receipt[]) {
  const inOrder = receipts.toSorted(
    (one, other) => one.movedAt.getTime() - other.movedAt.getTime(),
  );
  return {
    sale: inOrder.find(({ kind }) => kind === 'sale') ?? null,
    creditNotes: inOrder.filter(({ kind }) => kind === 'refund'),
  };
}
