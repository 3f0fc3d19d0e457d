import { fromMinorUnits } from '@carwash/domain/money/money';
import { leftMinor, withRefund } from '@carwash/domain/payments/received-money';
import type { Refund } from '@carwash/domain/payments/refund-entry';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { changeTransactionStatus, type Move } from './change-transaction-status.ts';

type Entry = Omit<Refund, 'amount' | 'at'>;

/**
 * Adds to `batch` that all that was left of a payment has gone back.
 * @param change other fields that change with it
 * @returns the changed transaction
 */
export function payBackRest(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Transaction>,
  entry: Entry,
  change: Pick<Move, 'refundReason'>,
  context: Context,
): Transaction {
  const transaction = snapshot.data();
  const refundedAt = context.now();
  const amount = fromMinorUnits(leftMinor(transaction));
  const back = {
    status: 'refunded',
    refundedAt,
    refundReference: entry.reference || null,
    refunds: withRefund(transaction, { ...entry, amount, at: refundedAt }),
  } as const;
  return changeTransactionStatus(batch, snapshot, { ...change, ...back }, context);
}

/**
 * Adds to `batch` that a sale is void: it no longer counts in any figure, and what was paid is noted as refunded, with a
 * credit note.
 * @returns the changed transaction
 */
export function voidSale(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Transaction>,
  { reason }: Pick<Refund, 'reason'>,
  context: Context,
): Transaction {
  const transaction = snapshot.data();
  const amount = fromMinorUnits(leftMinor(transaction));
  const refund = { amount, at: context.now(), reason, reference: '' };
  const refunds = amount > 0 ? { refunds: withRefund(transaction, refund) } : {};
  return changeTransactionStatus(batch, snapshot, { status: 'void', ...refunds }, context);
}
