import type { Received, Transaction } from '@carwash/domain/entities/transaction';
import { judgePayment, type ProviderPayment } from '@carwash/domain/rules/judge-payment';
import type { ProviderWord } from '@carwash/domain/rules/next-payment-step';
import { receivedWith } from '@carwash/domain/rules/received-money';
import type { Context } from '../context.ts';
import { PaymentProviderError } from '../gateways/payment-provider.ts';
import { logError } from '../http/log.ts';

export interface ProviderAnswer {
  word: ProviderWord;
  /** The provider's own number for the payment. */
  reference: string | null;
  /** What was paid; null if nothing was. */
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

/** What the provider says of a transaction, judged against it. Never throws for the provider's faults. */
export async function askProvider(
  transaction: Transaction,
  context: Context,
): Promise<ProviderAnswer> {
  const payment = await findPayment(transaction, context);
  if (payment === 'silent') return { word: 'silent', ...nothing };
  if (payment === null) return { word: 'unknown', ...nothing };
  const word = judgePayment(transaction, context.paymentProvider.storeId, payment);
  if (word === 'foreign' || word === 'mispaid') {
    logError('The payment provider answered with a payment that does not match', word, {
      transactionId: transaction._id,
    });
  }
  const isPaid = word === 'paid' || word === 'mispaid';
  return { word, reference: payment.reference, received: isPaid ? receivedWith(payment) : null };
}
