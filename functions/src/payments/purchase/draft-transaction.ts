import { randomInt, randomUUID } from 'node:crypto';
import { newTransaction, type Purchase } from '@carwash/domain/payments/new-transaction';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { idSpreadMs, transactionId } from '@carwash/domain/payments/transaction-id';
import type { Context } from '../../context.ts';

/** How it is paid. */
type Payment = Pick<
  Transaction,
  'status' | 'paymentMethod' | 'expiresAt' | 'nextCheckAt' | 'paidAt' | 'createdAt'
>;

/** A moment that nobody knows: what is public says when the payment began. */
const momentOfId = (createdAt: Date): Date => new Date(createdAt.getTime() - randomInt(idSpreadMs));

/** The transaction of a purchase, at the server's own price, before anything has happened to it. */
export function draftTransaction(
  purchase: Purchase,
  payment: Payment,
  { settings: { currency } }: Context,
): Transaction {
  const { customer, service } = purchase;
  const _id = transactionId(momentOfId(payment.createdAt), customer.uid, service._id);
  return newTransaction(purchase, { ...payment, _id, claimId: randomUUID(), currency });
}
