import { type ProviderPayment, verifyPayment } from '@carwash/domain/payments/payment-verification';
import { receivedAsReported } from '@carwash/domain/payments/received-money';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { ProviderAnswer } from '@carwash/domain/sales/settle';
import type { Context } from '../../context.ts';
import { logError } from '../../errors/log.ts';
import { PaymentProviderError } from '../../gateways/payment-provider.ts';

const nothing = { reference: null, received: null, paidAt: null };

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
export async function queryProvider(
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
    paidAt: isPaid ? payment.processedAt : null,
  };
}
