import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';

type ReadTransaction = QueryDocumentSnapshot<Transaction>;

/**
 * Reads the payments of a booking: the one that made it, then those of its additions, the oldest first. Does not check
 * the caller.
 */
export async function readPayments(
  { _id, additions = [] }: Pick<Booking, '_id' | 'additions'>,
  { db }: Context,
): Promise<[own: ReadTransaction, ...additions: ReadTransaction[]]> {
  const found = await db.readAll(...[_id, ...additions].map((id) => db.transactions.doc(id)));
  const missing = found.find(({ exists }) => !exists);
  if (missing) throw new Error(`Booking ${_id} has no transaction ${missing.id}`);
  return found as [ReadTransaction, ...ReadTransaction[]];
}
