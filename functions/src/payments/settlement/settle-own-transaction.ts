import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Context } from '../../context.ts';
import type { Caller } from '../../http/handler.ts';
import { readOwnTransaction } from '../read-own-transaction.ts';
import { askAndSettle } from './ask-and-settle.ts';

/**
 * The caller's transaction after settling it with the provider's answer.
 * @throws ApiError not_found for another customer's.
 */
export async function settleOwnTransaction(
  id: string,
  caller: Caller,
  context: Context,
): Promise<Transaction> {
  const transaction = await readOwnTransaction(id, caller, context);
  return (await askAndSettle(transaction._id, context)) ?? transaction;
}
