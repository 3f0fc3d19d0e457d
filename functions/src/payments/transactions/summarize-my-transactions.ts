import type { Endpoints } from '@carwash/domain/endpoints';
import { fromMinorUnits, toMinorUnits } from '@carwash/domain/money/money';
import { recentSince } from '@carwash/domain/payments/customer-payments';
import { refundedMinor } from '@carwash/domain/payments/received-money';
import type { Transaction } from '@carwash/domain/payments/transaction';
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

/** Returns the sum of the parts that went back, in minor units. Only payments with such parts are read. */
async function sumOfParts(kept: Query<Transaction>): Promise<number> {
  const parted = await kept.orderBy('refunds').get();
  return parted.docs.reduce((sum, payment) => sum + refundedMinor(payment.data()), 0);
}

/**
 * Returns numbers and sums of the caller's transactions. Firestore aggregates them; only payments of which a part
 * went back are read.
 */
export const summarizeMyTransactions: Handler<
  Context,
  Endpoints['summarizeMyTransactions']
> = async ({ caller }, { db, now }) => {
  const own = db.transactions.where('customer.uid', '==', caller.uid);
  const kept = own.where('status', '==', 'success');
  const [total, recent, spent, backMinor] = await Promise.all([
    countOf(own),
    // Sorted like the list, so that both use the same index.
    countOf(own.where('createdAt', '>=', recentSince(now())).orderBy('createdAt', 'desc')),
    sumOf(kept),
    sumOfParts(kept),
  ]);
  return { total, recent, spent: fromMinorUnits(toMinorUnits(spent) - backMinor) };
};
