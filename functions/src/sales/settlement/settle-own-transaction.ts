import type { Transaction } from '@carwash/domain/payments/transaction';
import { isSettled } from '@carwash/domain/payments/transaction-status-policy';
import type { Context } from '../../context.ts';
import type { Admission, Caller } from '../../http/handler.ts';
import { findOwnTransaction, transactionNotFound } from '../../payments/read-own-transaction.ts';
import { queryAndSettle } from './query-and-settle.ts';

/** A call that reads ahead. */
interface CountedCall {
  caller: Caller;
  admit?: () => Promise<Admission>;
}

/**
 * Returns the caller's transaction after settling it with the provider's answer. One that is settled asks nothing of the
 * provider, so its call is not counted.
 * @throws ApiError not_found for another customer's; too_many_calls
 */
export async function settleOwnTransaction(
  id: string,
  { caller, admit }: CountedCall,
  context: Context,
): Promise<Transaction> {
  const transaction = await findOwnTransaction(id, caller, context);
  if (transaction && isSettled(transaction.status)) return transaction;
  await admit?.();
  if (!transaction) throw transactionNotFound();
  return (await queryAndSettle(transaction._id, context)) ?? transaction;
}
