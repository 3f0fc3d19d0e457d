import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { Handler } from '../../http/handler.ts';

/** Returns the transactions of all customers. */
export const listTransactions: Handler<Context, Endpoints['listTransactions']> = (
  { query },
  { db },
) => listNewest(db.transactions, db.transactions, query);

/** Returns the caller's own transactions. */
export const listMyTransactions: Handler<Context, Endpoints['listMyTransactions']> = (
  { query, caller },
  { db },
) => listNewest(db.transactions, db.transactions.where('customer.uid', '==', caller.uid), query);

/** Returns the transactions of one service, even if the service was deleted. */
export const listTransactionsOfService: Handler<Context, Endpoints['listTransactionsOfService']> = (
  { params, query },
  { db },
) =>
  listNewest(db.transactions, db.transactions.where('service._id', '==', params.serviceId), query);
