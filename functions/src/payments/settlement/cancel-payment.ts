import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { readOwnTransaction, transactionNotFound } from '../read-own-transaction.ts';
import { abandonPayment } from './abandon-payment.ts';
import { askAndSettle } from './ask-and-settle.ts';

/**
 * Called when the customer leaves the card page, or does not try again after a declined card. The slot is
 * freed at once, unless the provider says that it was paid.
 */
export const cancelPayment: Handler<Context, Endpoints['cancelPayment']> = async (
  { params, caller },
  context,
) => {
  const { _id } = await readOwnTransaction(params.transactionId, caller, context);
  await askAndSettle(_id, context);
  const transaction = await abandonPayment(_id, 'cancelled', context);
  if (!transaction) throw transactionNotFound();
  return transaction;
};
