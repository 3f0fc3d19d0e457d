import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { readOwnTransaction, transactionNotFound } from '../read-own-transaction.ts';
import { askAndSettle } from './ask-and-settle.ts';
import { giveUpPayment } from './give-up-payment.ts';

/** The customer left the card page: the slot opens at once, unless the provider says it was paid. */
export const cancelPayment: Handler<Context, Endpoints['cancelPayment']> = async (
  { params, caller },
  context,
) => {
  const { _id } = await readOwnTransaction(params.transactionId, caller, context);
  await askAndSettle(_id, context);
  const transaction = await giveUpPayment(_id, 'cancelled', context);
  if (!transaction) throw transactionNotFound();
  return transaction;
};
