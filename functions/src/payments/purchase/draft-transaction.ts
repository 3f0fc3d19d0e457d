import { randomInt, randomUUID } from 'node:crypto';
import { newTransaction, type Purchase } from '@carwash/domain/payments/new-transaction';
import type { PaymentMethod, Transaction } from '@carwash/domain/payments/transaction';
import { idSpreadMs, transactionId } from '@carwash/domain/payments/transaction-id';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import type { ReadKey } from '../../db/idempotency-key.ts';
import { readDocument } from '../../db/read-document.ts';

/** The payment fields of a new transaction. */
type Payment = Omit<Parameters<typeof newTransaction>[1], '_id' | 'claimId' | 'currency'>;

/**
 * Returns a random time for the id, because the time of the payment itself can be derived from public data.
 */
const momentOfId = (createdAt: Date): Date => new Date(createdAt.getTime() - randomInt(idSpreadMs));

/**
 * Returns the payment fields of a sale without a hold and without the payment provider: paid at once, unless it is
 * to be paid later.
 */
export const soldAtOnce = (
  paymentMethod: Exclude<PaymentMethod, 'card'>,
  cancellationHours: number,
  now: Date,
): Payment => ({
  ...(paymentMethod === 'later'
    ? { status: 'unpaid', paidAt: null }
    : { status: 'success', paidAt: now }),
  paymentMethod,
  cancellationHours,
  expiresAt: now,
  holdMinutes: 0,
  nextCheckAt: null,
  createdAt: now,
});

/** Returns a new transaction for a purchase, with the price from the server's data. */
export function draftTransaction(
  purchase: Purchase,
  payment: Payment,
  { settings: { currency } }: Context,
): Transaction {
  const { customer, service } = purchase;
  const _id = transactionId(momentOfId(payment.createdAt), customer.uid, service._id);
  return newTransaction(purchase, { ...payment, _id, claimId: randomUUID(), currency });
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
