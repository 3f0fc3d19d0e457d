import { type Payment, paymentStatuses } from '../payment.ts';
import { formatProviderTime, withoutFee } from '../provider-format.ts';
import { bankReference, sandboxCard } from '../sandbox-card.ts';
import type { ForgedFields } from '../sandbox-settings.ts';

/**
 * Returns the form that the provider sends to success_url or fail_url. Nothing in it is signed. Field names,
 * the misspelt `convertion_rate` among them, are those of "Sample Response After Redirection" in
 * https://aamarpay.readme.io/reference/initiate-payment-form-data.
 */
export function callbackFields(payment: Payment, storeId: string): Record<string, string> {
  const status = paymentStatuses[payment.status];
  const isPaid = payment.status === 'successful';
  const { fee, rest } = withoutFee(payment.amount);
  return {
    pg_service_charge_bdt: isPaid ? fee : '0.00',
    amount_original: payment.amount,
    gateway_fee: '',
    pg_service_charge_usd: 'Not-Available',
    pg_card_bank_name: 'Sandbox Bank',
    pg_card_bank_country: payment.customer.country,
    card_number: sandboxCard.masked,
    card_holder: '',
    status_code: status.code,
    pay_status: status.text,
    success_url: payment.successUrl,
    fail_url: payment.failUrl,
    cus_name: payment.customer.name,
    cus_email: payment.customer.email,
    cus_phone: payment.customer.phone,
    currency_merchant: payment.currency,
    convertion_rate: '',
    ip_address: '127.0.0.1',
    other_currency: payment.amount,
    pg_txnid: payment.track,
    epw_txnid: payment.track,
    mer_txnid: payment.transactionId,
    store_id: storeId,
    merchant_id: storeId,
    currency: payment.currency,
    store_amount: isPaid ? rest : '0.00',
    pay_time: formatProviderTime(payment.settledAt ?? payment.createdAt),
    amount: payment.amount,
    bank_txn: isPaid ? bankReference(payment) : '',
    card_type: sandboxCard.type,
    reason: isPaid ? '' : status.title,
    pg_card_risklevel: '0',
    pg_error_code_details: isPaid ? '' : 'Declined in the sandbox',
  };
}

/** Returns the form of a successful payment with some fields replaced. */
export function forgedCallbackFields(
  payment: Payment,
  storeId: string,
  forged: ForgedFields,
): Record<string, string> {
  return { ...callbackFields({ ...payment, status: 'successful' }, storeId), ...forged };
}
