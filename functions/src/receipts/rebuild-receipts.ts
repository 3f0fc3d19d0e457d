import type { Transaction } from '@carwash/domain/payments/transaction';
import { receiptsOf } from '@carwash/domain/receipts/receipts-of';
import { FieldPath } from 'firebase-admin/firestore';
import type { Context, Settings } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readPages } from '../db/read-pages.ts';
import { readableData } from '../db/readable.ts';
import { numberReceipts } from './number-receipts.ts';

/** Payments whose receipts are added in one commit, which has at most 500 writes. */
const pageSize = 100;

/** The part of the context that scripts without a payment provider have. */
type RebuildingContext = Pick<Context, 'db' | 'now'> & {
  settings: Pick<Settings, 'businessTimeZone'>;
};

/** @returns the ids of the receipts that were added; undefined when a sale has added one at the same time */
async function addMissing(
  transactions: readonly Transaction[],
  { db, settings, now }: RebuildingContext,
): Promise<string[] | undefined> {
  const listed = transactions.flatMap((transaction) =>
    receiptsOf(transaction, settings.businessTimeZone, now()),
  );
  const read = await db.readAll(...listed.map(({ _id }) => db.receipts.doc(_id)));
  const known = new Set(read.filter(({ exists }) => exists).map(({ id }) => id));
  const missing = listed.filter(({ _id }) => !known.has(_id));
  if (missing.length === 0) return [];
  const batch = db.batch();
  for (const receipt of missing) batch.create(db.receipts.doc(receipt._id), receipt);
  return (await commitIfUnchanged(batch)) ? missing.map(({ _id }) => _id) : undefined;
}

/**
 * Adds the receipts that payments lack, such as those that were imported, and numbers them after the last number that was
 * given: they belong to the period that is open. Sales can go on meanwhile.
 * @returns the ids of the receipts that were added
 */
export async function rebuildReceipts(context: RebuildingContext): Promise<string[]> {
  const added: string[] = [];
  const payments = context.db.transactions.orderBy(FieldPath.documentId());
  for await (const page of readPages(payments, pageSize)) {
    const transactions = readableData(page);
    added.push(...(await retryOnConflict(() => addMissing(transactions, context))));
  }
  await numberReceipts(context);
  return added;
}
