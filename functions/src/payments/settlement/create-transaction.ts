import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { settleOwnTransaction } from './settle-own-transaction.ts';

/** The return page's confirmation. What the browser says of the payment is not believed. */
export const createTransaction: Handler<Context, Endpoints['createTransaction']> = (
  { body, caller },
  context,
) => settleOwnTransaction(body.transactionId, caller, context);
