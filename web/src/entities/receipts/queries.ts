import { collections } from '@carwash/domain/collections';
import { originalIdOf } from '@carwash/domain/receipts/original-id-of';
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
  const reversed = receipts.filter(({ isCorrection }) => isCorrection).map(originalIdOf);
  const standing = inOrder(receipts).filter(
    ({ _id, isCorrection }) => !isCorrection && !reversed.includes(_id),
  );
  return {
    sale: standing.findLast(({ kind }) => kind === 'sale') ?? null,
    creditNotes: standing.filter(({ kind }) => kind === 'refund'),
  };
}
