import type { Endpoints } from '@carwash/domain/endpoints';
import { transactionStatuses } from '@carwash/domain/payments/transaction';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readAllTimeStatistics } from './read-statistics.ts';

/** Returns the number of transactions per status, from one counter document. */
export const calculateByStatus: Handler<Context, Endpoints['calculateByStatus']> = async (
  _request,
  context,
) => {
  const counted = (await readAllTimeStatistics(context))?.transactions ?? {};
  return transactionStatuses.map((status) => ({
    _id: status,
    totalTransactions: counted[status] ?? 0,
  }));
};
