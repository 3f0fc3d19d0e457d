import type { ProviderOutcome } from '@carwash/domain/payments/next-payment-step';
import { type ProviderPayment, verifyPayment } from '@carwash/domain/payments/payment-verification';
import { receivedAsReported } from '@carwash/domain/payments/received-money';
import type { Received, Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { documentOf } from '../../db/read-document.ts';
import { PaymentProviderError } from '../../gateways/payment-provider.ts';
import { logError } from '../../http/log.ts';
import type { LastQuery } from './provider-query-throttle.ts';

export interface ProviderAnswer {
  outcome: ProviderOutcome;
  /** The provider's own reference number for the payment. */
  reference: string | null;
  /** The received money; null if nothing was paid. */
  received: Received | null;
}

const nothing = { reference: null, received: null };

async function findPayment(
  transaction: Transaction,
  { paymentProvider }: Context,
): Promise<ProviderPayment | null | 'silent'> {
  try {
    return await paymentProvider.findPayment(transaction._id);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logError('The payment provider could not be asked', error, { transactionId: transaction._id });
    return 'silent';
  }
}

/**
 * Queries the provider and compares its answer with the transaction. A failure of the provider is
 * returned as an outcome, never thrown.
 */
export async function askProvider(
  transaction: Transaction,
  context: Context,
): Promise<ProviderAnswer> {
  const payment = await findPayment(transaction, context);
  if (payment === 'silent') return { outcome: 'silent', ...nothing };
  if (payment === null) return { outcome: 'unknown', ...nothing };
  const outcome = verifyPayment(transaction, context.paymentProvider.storeId, payment);
  if (outcome === 'foreign' || outcome === 'mispaid') {
    logError('The payment provider answered with a payment that does not match', outcome, {
      transactionId: transaction._id,
    });
  }
  const isPaid = outcome === 'paid' || outcome === 'mispaid';
  return {
    outcome,
    reference: payment.reference,
    received: isPaid ? receivedAsReported(payment) : null,
  };
}

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
