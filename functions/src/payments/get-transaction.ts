import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { settleOwnTransaction } from './settle-own-transaction.ts';

/** One transaction, settled first if it is still open. */
export const getTransaction: Handler<Context, Endpoints['getTransaction']> = (
  { params, caller },
  context,
) => settleOwnTransaction(params.id, caller, context);
