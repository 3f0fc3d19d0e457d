import type { Endpoints } from '@carwash/domain/endpoints';
import { fromMinorUnits, toMinorUnits } from '@carwash/domain/money/money';
import { recentSince } from '@carwash/domain/payments/customer-payments';
import { AggregateField, type Query } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';

const countOf = async (query: Query<unknown>): Promise<number> =>
  (await query.count().get()).data().count;

/**
 * Returns a sum in major units. Firestore adds floating-point numbers, so the result is rounded to whole
 * minor units.
 */
async function sumOf(query: Query<unknown>): Promise<number> {
  const { sum } = (await query.aggregate({ sum: AggregateField.sum('amount') }).get()).data();
  return fromMinorUnits(toMinorUnits(sum));
}

/**
 * Returns numbers and sums of the caller's transactions. Firestore aggregates them without reading the
 * documents.
 */
export const summarizeMyTransactions: Handler<
  Context,
  Endpoints['summarizeMyTransactions']
> = async ({ caller }, { db, now }) => {
  const own = db.transactions.where('customer.uid', '==', caller.uid);
  const [total, recent, spent] = await Promise.all([
    countOf(own),
    // Sorted like the list, so that both use the same index.
    countOf(own.where('createdAt', '>=', recentSince(now())).orderBy('createdAt', 'desc')),
    sumOf(own.where('status', '==', 'success')),
  ]);
  return { total, recent, spent };
};
