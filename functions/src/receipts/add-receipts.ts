import type { Transaction } from '@carwash/domain/payments/transaction';
import { originalIdOf } from '@carwash/domain/receipts/original-id-of';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { receiptsOf } from '@carwash/domain/receipts/receipts-of';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';

/** Returns the receipts of the money that a change of a transaction moves. */
function newReceipts(
  before: Transaction | null,
  after: Transaction,
  { settings, now }: Context,
): Receipt[] {
  const listed = (transaction: Transaction) =>
    receiptsOf(transaction, settings.businessTimeZone, now());
  const known = new Set(before ? listed(before).map(({ _id }) => _id) : []);
  return listed(after).filter(({ _id }) => !known.has(_id));
}

/**
 * Adds the receipts of the money that a change of a transaction moves to the `batch` that makes the change. They are
 * numbered afterwards, see `numberReceipts`, so that sales do not wait for each other.
 * @param before null for a new transaction
 */
export function addReceipts(
  batch: WriteBatch,
  before: Transaction | null,
  after: Transaction,
  context: Context,
): void {
  for (const receipt of newReceipts(before, after, context)) {
    batch.create(context.db.receipts.doc(receipt._id), receipt);
  }
}

/**
 * Refuses a change whose credit notes would refer to no receipt, as those of an imported sale would.
 * @throws ApiError conflict
 */
export async function requireOriginals(
  before: Transaction,
  after: Transaction,
  context: Context,
): Promise<void> {
  const added = newReceipts(before, after, context);
  const ids = new Set(added.map(originalIdOf).filter((id) => id !== null));
  for (const { _id } of added) ids.delete(_id);
  if (ids.size === 0) return;
  const { db } = context;
  const read = await db.readAll(...[...ids].map((id) => db.receipts.doc(id)));
  if (read.every(({ exists }) => exists)) return;
  throw new ApiError(
    'conflict',
    'This sale has no receipt, so nothing of it can go back. Whoever runs the server has to add it: npm run receipts:rebuild.',
  );
}
