import type { Endpoints } from '@carwash/domain/endpoints';
import { fromMinorUnits, toMinorUnits } from '@carwash/domain/money/money';
import { recentSince } from '@carwash/domain/payments/customer-payments';
import { AggregateField, type Query } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';

const countOf = async (query: Query<unknown>): Promise<number> =>
  (await query.count().get()).data().count;

/** In major units. Firestore adds floating-point numbers up, so the cents are made whole again. */
async function sumOf(query: Query<unknown>): Promise<number> {
  const { sum } = (await query.aggregate({ sum: AggregateField.sum('amount') }).get()).data();
  return fromMinorUnits(toMinorUnits(sum));
}

/** The caller's transactions in numbers. Firestore counts and adds: none of them is read. */
export const summarizeMyTransactions: Handler<
  Context,
  Endpoints['summarizeMyTransactions']
> = async ({ caller }, { db, now }) => {
  const own = db.transactions.where('customer.uid', '==', caller.uid);
  const [total, recent, spent] = await Promise.all([
    countOf(own),
    // In the order of the list, so that they share its index.
    countOf(own.where('createdAt', '>=', recentSince(now())).orderBy('createdAt', 'desc')),
    sumOf(own.where('status', '==', 'success')),
  ]);
  return { total, recent, spent };
};
