import { randomInt, randomUUID } from 'node:crypto';
import { newTransaction, type Purchase } from '@carwash/domain/payments/new-transaction';
import type { NewPayment } from '@carwash/domain/payments/sold-at-once';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { idSpreadMs, transactionId } from '@carwash/domain/payments/transaction-id';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import type { ReadKey } from '../../db/idempotency-key.ts';
import { readDocument } from '../../db/read-document.ts';

/**
 * Returns a random time for the id, because the time of the payment itself can be derived from public data.
 */
const momentOfId = (createdAt: Date): Date => new Date(createdAt.getTime() - randomInt(idSpreadMs));

/** Returns the ids of a new payment of a service. */
export const newIds = (
  uid: string | null,
  serviceId: string,
  createdAt: Date,
): Pick<Transaction, '_id' | 'claimId'> => ({
  _id: transactionId(momentOfId(createdAt), uid, serviceId),
  claimId: randomUUID(),
});

/** Returns a new transaction for a purchase, with the price from the server's data. */
export function draftTransaction(
  purchase: Purchase,
  payment: NewPayment,
  { settings: { currency } }: Context,
): Transaction {
  const { customer, service } = purchase;
  const ids = newIds(customer.uid, service._id, payment.createdAt);
  return newTransaction(purchase, { ...payment, ...ids, currency });
}

/**
 * Returns the transaction that an earlier call with this Idempotency-Key created; null for a new key or none.
 */
export async function findKeyedTransaction(
  key: ReadKey | null,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Transaction> | null> {
  const madeId = key?.snapshot.data()?.madeId;
  return madeId === undefined ? null : readDocument(db.transactions, madeId);
}
