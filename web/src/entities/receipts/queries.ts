import { collections } from '@carwash/domain/collections';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { saleIdOf } from '@carwash/domain/receipts/sale-id-of';
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

/** Returns receipts with the oldest movement first, each before the one that replaces it. */
export const inOrder = (receipts: readonly Receipt[]): Receipt[] =>
  receipts.toSorted(
    (one, other) =>
      one.movedAt.getTime() - other.movedAt.getTime() || one._id.localeCompare(other._id),
  );

/**
 * Returns the receipt of a sale as it stands, and the credit notes of what went back, the oldest first; not what was noted by
 * mistake.
 */
export function sortReceipts(receipts: readonly Receipt[]) {
  const sorted = inOrder(receipts);
  const reversed = sorted.filter(({ isCorrection }) => isCorrection).map(saleIdOf);
  return {
    sale: sorted.findLast(({ _id, kind }) => kind === 'sale' && !reversed.includes(_id)) ?? null,
    creditNotes: sorted.filter(({ kind, isCorrection }) => kind === 'refund' && !isCorrection),
  };
}
