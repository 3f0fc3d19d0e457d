import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { readOwnTransaction } from '../../payments/read-own-transaction.ts';
import { queryUnlessJustQueried } from './query-and-settle.ts';

/**
 * Returns one transaction. If it is still open, it is settled first, unless the provider was queried a moment
 * ago.
 */
export const getTransaction: Handler<Context, Endpoints['getTransaction']> = async (
  { params, caller },
  context,
) => {
  const transaction = await readOwnTransaction(params.id, caller, context);
  return (await queryUnlessJustQueried(transaction._id, context)).transaction ?? transaction;
};
