import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Context } from '../context.ts';
import { readDocument, readExisting } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Caller, isStaffWith } from '../http/handler.ts';

export const transactionNotFound = () => new ApiError('not_found', 'There is no such transaction.');

/**
 * Reads a transaction. Does not check the caller: for staff, and for callers that check ownership themselves.
 * @throws ApiError not_found
 */
export const readTransaction = (id: string, { db }: Pick<Context, 'db'>) =>
  readExisting(db.transactions, id, transactionNotFound);

/** Returns the caller's own transaction, to staff who see money any; null if there is none or it is another customer's. */
export async function findOwnTransaction(
  id: string,
  caller: Caller,
  { db }: Context,
): Promise<Transaction | null> {
  const transaction = (await readDocument(db.transactions, id))?.data();
  const mayRead = transaction?.customer.uid === caller.uid || isStaffWith('seeMoney', caller);
  return transaction && mayRead ? transaction : null;
}

/**
 * Reads the caller's own transaction, see `findOwnTransaction`.
 * @throws ApiError not_found
 */
export async function readOwnTransaction(
  id: string,
  caller: Caller,
  context: Context,
): Promise<Transaction> {
  const transaction = await findOwnTransaction(id, caller, context);
  if (!transaction) throw transactionNotFound();
  return transaction;
}
