import { toDecimalString } from '@carwash/domain/money/money';
import { pageQueryKeys } from '@carwash/domain/page-data';
import type { PurchaseFacts } from '@carwash/domain/payments/purchase-facts';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { isActive } from '@carwash/domain/waitlist/waitlist-entry';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import { logError } from '../../errors/log.ts';
import { type PaymentOrder, PaymentProviderError } from '../../gateways/payment-provider.ts';
import { giveUpPayment } from '../settlement/give-up-payment.ts';
import type { LoadedPurchase } from './load-purchase.ts';

/** A transaction that holds its slot, and when it was written. */
interface HeldPayment {
  transaction: Transaction;
  writtenAt: Timestamp;
}

function orderOf(
  transaction: Transaction,
  { customer, settings: { city } }: PurchaseFacts,
  context: Context,
): PaymentOrder {
  const { publicBaseUrl, businessCountry: country } = context.settings;
  const { service, slot } = transaction;
  if (!customer) throw new Error('Nothing is held for somebody without a profile');
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
  { transaction, writtenAt }: HeldPayment,
  paymentUrl: string,
  context: Context,
): Promise<Transaction> {
  const { transactions } = context.db;
  const batch = context.db.batch();
  batch.update(transactions.doc(transaction._id), { paymentUrl }, { lastUpdateTime: writtenAt });
  if (await commitIfUnchanged(batch)) return { ...transaction, paymentUrl };
  return retryOnConflict(async () => {
    const snapshot = await readDocument(transactions, transaction._id);
    if (snapshot?.data().status !== 'pending') return snapshot?.data() ?? transaction;
    const again = context.db.batch();
    again.update(snapshot.ref, { paymentUrl }, ifUnchanged(snapshot));
    return (await commitIfUnchanged(again)) ? { ...snapshot.data(), paymentUrl } : undefined;
  });
}

/** Returns the id of the waitlist entry that a purchase ended while its customer waited or had an offer; null: none. */
const endedEntry = ({ entry }: LoadedPurchase, { createdAt }: Transaction): string | null =>
  entry && isActive(entry.data(), createdAt) ? entry.id : null;

/**
 * Requests the card page of a transaction that holds its slot.
 * @throws ApiError provider_down after marking the transaction failed and freeing the slot. A waitlist entry that it ended is
 * in line again.
 */
export async function openPaymentPage(
  purchase: LoadedPurchase,
  held: HeldPayment,
  context: Context,
): Promise<Transaction> {
  const { transaction } = held;
  const order = orderOf(transaction, purchase.facts, context);
  try {
    const url = await context.paymentProvider.openPayment(order);
    return await savePaymentUrl(held, url, context);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logError('The card page could not be opened', error, { transactionId: transaction._id });
    const entry = endedEntry(purchase, transaction);
    await giveUpPayment(transaction._id, 'provider_down', context, entry);
    throw new ApiError('provider_down', 'Something went wrong. You have not been charged.');
  }
}
