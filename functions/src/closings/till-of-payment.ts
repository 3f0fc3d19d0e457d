import type { Transaction } from '@carwash/domain/payments/transaction';
import { receiptsOfRebills } from '@carwash/domain/receipts/receipts-of';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readLastClosings } from './read-closings.ts';

/**
 * Returns whether the till was closed over the money of a payment by a closing that stands, and the number of the newest
 * closing; 0: none.
 */
export async function tillOfPayment(
  payment: Pick<Transaction, '_id' | 'earlierSales'>,
  context: Context,
) {
  // Read first: a closing that is made after this makes the commit fail.
  const { newest, standing } = await readLastClosings(context.db);
  const receipts = await context.db.receipts.where('transactionId', '==', payment._id).get();
  const unmoved = receiptsOfRebills(payment);
  const numbers = receipts.docs
    .filter(({ id }) => !unmoved.includes(id))
    .map((receipt) => receipt.data().runningNumber ?? Infinity);
  const closedUpTo = standing?.data().toReceipt ?? 0;
  return {
    isClosed: numbers.length > 0 && Math.max(...numbers) <= closedUpTo,
    lastClosing: newest?.data().closingNumber ?? 0,
  };
}

/** Makes `batch` fail if the till has been closed since the closing with this number; 0: at all. */
export function requireNoClosingAfter(
  batch: WriteBatch,
  closingNumber: number,
  { db }: Context,
): void {
  batch.delete(db.closings.doc(String(closingNumber + 1)), { exists: false });
}
