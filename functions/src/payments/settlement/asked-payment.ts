import type { ProviderOutcome } from '@carwash/domain/payments/next-payment-step';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { documentOf } from '../../db/read-document.ts';
import type { LastQuery } from './provider-query-throttle.ts';

/** A payment, and when the provider was last queried about it; null if there is no such payment. */
export type ReadPayment = {
  snapshot: QueryDocumentSnapshot<Transaction>;
  lastQuery: LastQuery;
} | null;

/** The outcome of querying the provider about a payment. */
export interface Settled {
  /** The transaction after the call; null if it does not exist. */
  transaction: Transaction | null;
  /** The provider's last answer; null when unknown. */
  outcome: ProviderOutcome | null;
  /** Milliseconds until the provider may be queried again, if this call was throttled; else 0. */
  waitMs: number;
}

export async function readPayment(transactionId: string, { db }: Context): Promise<ReadPayment> {
  const [snapshot, lastQuery] = await db.readAll(
    documentOf(db.transactions, transactionId),
    documentOf(db.paymentQuestions, transactionId),
  );
  if (!snapshot?.exists || !lastQuery) return null;
  return { snapshot: snapshot as QueryDocumentSnapshot<Transaction>, lastQuery };
}
