import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Context } from '../../context.ts';
import type { Admission, Caller } from '../../http/handler.ts';
import { readOwnTransaction } from '../../payments/read-own-transaction.ts';
import { queryAndSettle } from './query-and-settle.ts';

/** A call that reads ahead. */
interface AdmittedCall {
  caller: Caller;
  admission?: Promise<Admission>;
}

/**
 * Returns the caller's transaction after settling it with the provider's answer, once the call is admitted.
 * @throws ApiError not_found for another customer's.
 */
export async function settleOwnTransaction(
  id: string,
  { caller, admission }: AdmittedCall,
  context: Context,
): Promise<Transaction> {
  const [transaction] = await Promise.all([readOwnTransaction(id, caller, context), admission]);
  return (await queryAndSettle(transaction._id, context)) ?? transaction;
}
