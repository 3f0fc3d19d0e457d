import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import { type Handler, readingAhead } from '../../http/handler.ts';
import { settleOwnTransaction } from './settle-own-transaction.ts';

/** Settles the payment of a return page. The browser's data about the payment is not trusted. */
export const createTransaction: Handler<Context, Endpoints['createTransaction']> = readingAhead(
  (request, context) => settleOwnTransaction(request.body.transactionId, request, context),
);
