import { type Payment, paymentStatuses } from '../payment.ts';
import { feeRatio, formatProviderTime, withoutFee } from '../provider-format.ts';
import { bankReference, sandboxCard } from '../sandbox-card.ts';
import type { SearchFields } from '../sandbox-settings.ts';

const absent = 'Not-Available';

/**
 * Returns the search's answer about a known payment: strings throughout. Field names, `doc_recived` among
 * them, are those of https://aamarpay.readme.io/reference/search-transaction.
 */
export function searchFields(
  payment: Payment,
  storeId: string,
  overridden: SearchFields,
): Record<string, string> {
  const status = paymentStatuses[payment.status];
  const isPaid = payment.status === 'successful';
  const { fee, rest } = withoutFee(payment.amount);
  const { customer } = payment;
  return {
    pg_txnid: payment.track,
    mer_txnid: payment.transactionId,
    risk_title: absent,
    risk_level: '0',
    cus_name: customer.name,
    cus_email: customer.email,
    cus_phone: customer.phone,
    cus_add1: customer.address,
    cus_city: customer.city,
    cus_country: customer.country,
    desc: payment.description,
    merchant_id: storeId,
    store_id: storeId,
    amount: payment.amount,
    amount_bdt: payment.amount,
    pay_status: status.text,
    status_code: status.code,
    status_title: status.title,
    cardnumber: isPaid ? sandboxCard.masked : absent,
    approval_code: isPaid ? payment.track.slice(-6) : absent,
    payment_processor: isPaid ? sandboxCard.processor : absent,
    bank_trxid: isPaid ? bankReference(payment) : absent,
    payment_type: isPaid ? sandboxCard.type : absent,
    error_code: isPaid ? '0000' : absent,
    error_title: absent,
    date: formatProviderTime(payment.createdAt),
    date_processed: formatProviderTime(payment.settledAt ?? payment.createdAt),
    amount_currency: payment.amount,
    rec_amount: isPaid ? rest : '0.00',
    processing_ratio: feeRatio,
    processing_charge: isPaid ? fee : '0.00',
    ip: '127.0.0.1',
    currency: payment.currency,
    currency_merchant: payment.currency,
    convertion_rate: absent,
    verify_status: absent,
    call_type: 'Post-Method',
    email_send: '0',
    doc_recived: 'NO',
    checkout_status: absent,
    ...statusTexts(overridden.status_code),
    ...overridden,
  };
}

/** Returns the texts of an overridden status code, so that an answer is consistent. */
function statusTexts(code: string | undefined): Record<string, string> {
  const status = Object.values(paymentStatuses).find((known) => known.code === code);
  return status ? { pay_status: status.text, status_title: status.title } : {};
}
