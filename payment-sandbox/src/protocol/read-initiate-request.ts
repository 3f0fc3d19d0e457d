import { formReader } from '../form-reader.ts';
import type { PaymentOrder } from '../payment.ts';

/** The merchant account that the sandbox accepts. */
export type Store = { storeId: string; signatureKey: string };

/** The provider's two formats of a refusal, both with HTTP status 200. */
export type Refusal = { result: false; message: string } | { result: string };

const requiredFields = [
  'tran_id',
  'amount',
  'currency',
  'desc',
  'cus_name',
  'cus_email',
  'cus_phone',
  'success_url',
  'fail_url',
  'cancel_url',
] as const;

const urlFields = ['success_url', 'fail_url', 'cancel_url'] as const;

/**
 * Reads the form of an initiate call: the order, or the answer that refuses it.
 *
 * Fields and bounds: https://aamarpay.readme.io/reference/initiate-payment-form-data. Only the two
 * refusals about credentials are known word for word; the others have their shape.
 */
export function readInitiateRequest(body: unknown, store: Store): PaymentOrder | Refusal {
  const field = formReader(body);
  if (field('store_id') !== store.storeId) return { result: 'Invalid Store ID' };
  if (field('signature_key') !== store.signatureKey) return refuse('Invalid Signature Key');

  const missing = requiredFields.find((name) => field(name) === '');
  if (missing) return refuse(`${missing} is required`);
  if (field('type') !== 'json') return refuse('type must be json');
  if (field('tran_id').length > 32) return refuse('tran_id must not exceed 32 characters');
  if (!isAmount(field('amount'))) return refuse('Invalid amount');
  if (!/^[A-Z]{3}$/.test(field('currency'))) return refuse('Invalid currency');
  const badUrl = urlFields.find((name) => !isWebAddress(field(name)));
  if (badUrl) return refuse(`Invalid ${badUrl}`);

  return {
    transactionId: field('tran_id'),
    amount: Number(field('amount')).toFixed(2),
    currency: field('currency'),
    description: field('desc'),
    customer: {
      name: field('cus_name'),
      email: field('cus_email'),
      phone: field('cus_phone'),
      address: field('cus_add1'),
      city: field('cus_city'),
      country: field('cus_country'),
    },
    successUrl: field('success_url'),
    failUrl: field('fail_url'),
    cancelUrl: field('cancel_url'),
  };
}

export function refuse(message: string): Refusal {
  return { result: false, message };
}

export function isRefusal(answer: PaymentOrder | Refusal): answer is Refusal {
  return 'result' in answer;
}

function isAmount(text: string): boolean {
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) && Number(text) > 0;
}

/**
 * Tells whether an address is http(s). Others are not allowed, because they could run a script from the
 * page's Cancel link.
 */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
