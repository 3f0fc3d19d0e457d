import { toDecimalString } from '@carwash/domain/money/money';
import { pageQueryKeys } from '@carwash/domain/page-data';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type PaymentOrder, PaymentProviderError } from '../../gateways/payment-provider.ts';
import { logError } from '../../http/log.ts';
import { abandonPayment } from '../settlement/abandon-payment.ts';
import type { HeldPayment } from './commit-purchase.ts';

/** The payer, for the payment provider; city: that of the business. */
interface Payer {
  customer: User;
  city: string;
}

function orderOf(
  transaction: Transaction,
  { customer, city }: Payer,
  context: Context,
): PaymentOrder {
  const { publicBaseUrl, businessCountry: country } = context.settings;
  const { service, slot } = transaction;
  return {
    transactionId: transaction._id,
    amount: toDecimalString(transaction.amount),
    currency: transaction.currency,
    description: `${service.name}, ${slot.date} ${slot.startTime}`,
    customer,
    place: { city, country },
    successUrl: `${publicBaseUrl}/api/payments/success`,
    failUrl: `${publicBaseUrl}/api/payments/fail`,
    cancelUrl: `${publicBaseUrl}/?${pageQueryKeys.home.cancelledPayment}=${transaction._id}`,
  };
}

/** Stores the card page's address, unless the payment has ended in the meantime. */
async function savePaymentUrl(
  { transaction, updateTime }: HeldPayment,
  paymentUrl: string,
  context: Context,
): Promise<Transaction> {
  const { transactions } = context.db;
  const batch = context.db.batch();
  batch.update(transactions.doc(transaction._id), { paymentUrl }, { lastUpdateTime: updateTime });
  if (await commitIfUnchanged(batch)) return { ...transaction, paymentUrl };
  return retryOnConflict(async () => {
    const snapshot = await readDocument(transactions, transaction._id);
    if (snapshot?.data().status !== 'pending') return snapshot?.data() ?? transaction;
    const again = context.db.batch();
    again.update(snapshot.ref, { paymentUrl }, ifUnchanged(snapshot));
    return (await commitIfUnchanged(again)) ? { ...snapshot.data(), paymentUrl } : undefined;
  });
}

/**
 * Requests the card page of a transaction that holds its slot.
 * @throws ApiError provider_down after marking the transaction failed and freeing the slot. A waitlist entry that it ended is
 * in line again.
 */
export async function openPaymentPage(
  held: HeldPayment,
  payer: Payer,
  context: Context,
): Promise<Transaction> {
  const { transaction } = held;
  try {
    const url = await context.paymentProvider.openPayment(orderOf(transaction, payer, context));
    return await savePaymentUrl(held, url, context);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logError('The card page could not be opened', error, { transactionId: transaction._id });
    await abandonPayment(transaction._id, 'provider_down', context, held.endedEntry);
    throw new ApiError('provider_down', 'Something went wrong. You have not been charged.');
  }
}
