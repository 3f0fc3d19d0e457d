import type { ProviderPayment } from '@carwash/domain/payments/payment-verification';
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
} from './payment-provider.ts';

interface AamarpaySettings {
  baseUrl: string;
  storeId: string;
  signatureKey: string;
  /** Timeout of a call, in milliseconds. */
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;

type Answer = Record<string, unknown>;

/** The provider's status codes. */
const states: Record<string, ProviderPayment['state']> = {
  '0': 'initiated',
  '2': 'successful',
  '3': 'expired',
  '7': 'failed',
};

/**
 * Calls the provider. Error messages never contain the request's address, because the search address includes
 * the signature key.
 */
async function call(url: URL, init: RequestInit, timeoutMs: number): Promise<Answer> {
  let body: string;
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    body = await response.text();
    if (!response.ok) throw new PaymentProviderError(`Answered with status ${response.status}`);
  } catch (error) {
    if (error instanceof PaymentProviderError) throw error;
    throw new PaymentProviderError(error instanceof Error ? error.name : 'Could not be reached');
  }
  return parseAnswer(body);
}

/**
 * Parses an answer. The provider sends errors with status 200, as plain text, or as JSON labelled text/html.
 */
function parseAnswer(body: string): Answer {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer === 'object' && answer !== null) return answer as Answer;
  } catch {
    // Not JSON: reported below.
  }
  throw new PaymentProviderError('Answered something that is not a JSON object');
}

/** Appends a path to the base address, which may have a path itself. */
const below = (baseUrl: string, path: string): URL =>
  new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Converts country codes, because the provider takes the English names of countries. */
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const orderForm = (order: PaymentOrder, { storeId, signatureKey }: AamarpaySettings) =>
  new URLSearchParams({
    store_id: storeId,
    signature_key: signatureKey,
    tran_id: order.transactionId,
    amount: order.amount,
    currency: order.currency,
    desc: order.description,
    cus_name: order.customer.name,
    cus_email: order.customer.email,
    cus_phone: order.customer.phone,
    // The provider refuses an empty address.
    cus_add1: order.customer.address || order.place.city,
    cus_city: order.place.city,
    cus_country: countryNames.of(order.place.country) ?? order.place.country,
    success_url: order.successUrl,
    fail_url: order.failUrl,
    cancel_url: order.cancelUrl,
    type: 'json',
  });

function readPaymentUrl(answer: Answer, baseUrl: string): string {
  const { result, payment_url } = answer;
  if (String(result) !== 'true' || typeof payment_url !== 'string' || payment_url === '') {
    throw new PaymentProviderError(
      `Refused the payment: ${textOf(answer.message) || textOf(result) || 'no reason given'}`,
    );
  }
  const url = URL.canParse(payment_url, baseUrl) ? new URL(payment_url, baseUrl) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new PaymentProviderError('Gave an address for the card page that is none');
  }
  return url.href;
}

/**
 * The offset of the provider's times, which name none: that of Dhaka, which has no daylight-saving time. It is our
 * assumption, because the provider documents no time zone.
 */
const providerOffset = '+06:00';

/** Parses a time of the provider, `2018-03-17 15:20:55`; null for anything else. */
function parseTime(text: string): Date | null {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const time = Date.parse(`${day}T${clock}${providerOffset}`);
  return Number.isNaN(time) ? null : new Date(time);
}

function readPayment(answer: Answer): ProviderPayment | null {
  if (answer.status === 'Invalid-Data') return null;
  const state = states[textOf(answer.status_code)];
  if (!state) throw new PaymentProviderError('Gave a payment in an unknown state');
  return {
    state,
    transactionId: textOf(answer.mer_txnid),
    storeId: textOf(answer.store_id),
    amount: textOf(answer.amount),
    currency: textOf(answer.currency),
    reference: textOf(answer.pg_txnid) || null,
    processedAt: parseTime(textOf(answer.date_processed)),
  };
}

/** Returns the payment provider aamarPay. Protocol: its integration guide for JSON and its search API. */
export function createAamarpay(settings: AamarpaySettings): PaymentProvider {
  const timeoutMs = settings.timeoutMs ?? defaultTimeoutMs;
  return {
    storeId: settings.storeId,
    async openPayment(order) {
      const body = orderForm(order, settings);
      const url = below(settings.baseUrl, 'index.php');
      const answer = await call(url, { method: 'POST', body }, timeoutMs);
      return readPaymentUrl(answer, settings.baseUrl);
    },
    async findPayment(transactionId) {
      const url = below(settings.baseUrl, 'api/v1/trxcheck/request.php');
      url.search = new URLSearchParams({
        request_id: transactionId,
        store_id: settings.storeId,
        signature_key: settings.signatureKey,
        type: 'json',
      }).toString();
      return readPayment(await call(url, { method: 'GET' }, timeoutMs));
    },
  };
}
