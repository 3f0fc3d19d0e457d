import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import { logError } from '../../errors/log.ts';
import { type Admission, type Handler, type Redirect, readingAhead } from '../../http/handler.ts';
import { type QueriedPayment, queryAndSettle, readQueriedPayment } from './query-and-settle.ts';
import { type ReturnPage, returnAddress } from './return-address.ts';

/**
 * Settles a payment. Errors are only logged, because the browser must still be redirected, and the page that
 * it returns to settles again.
 */
async function settleQuietly(
  transactionId: string,
  read: Promise<QueriedPayment>,
  context: Context,
): Promise<void> {
  try {
    await queryAndSettle(transactionId, context, read);
  } catch (error) {
    logError('A returning payment could not be settled', error, { transactionId });
  }
}

/** A browser's return: the transaction id, and whether the rate limit is exceeded. */
interface Return {
  transactionId: string;
  admission: Promise<Admission> | undefined;
}

/**
 * Redirects the browser to the page that the callback names, without checking the payment or even that it
 * exists: anybody can post here, and the page shows the real state only to its customer. If the rate limit is
 * exceeded, the provider is not queried; the page does that again.
 */
async function bringBack(
  { transactionId, admission }: Return,
  page: ReturnPage,
  context: Context,
): Promise<Redirect> {
  if (!transactionId) return { redirectTo: returnAddress('/booking-fail', '', context) };
  const read = readQueriedPayment(transactionId, context);
  // The caller handles the rejection.
  read.catch(() => {});
  const admitted = await admission;
  if (!admitted?.isOverLimit) await settleQuietly(transactionId, read, context);
  return { redirectTo: returnAddress(page, transactionId, context) };
}

/** Handles a browser that the provider has redirected with a success callback. Its data is not trusted. */
export const receivePaymentSuccess: Handler<Context, Endpoints['receivePaymentSuccess']> =
  readingAhead(({ body, admission }, context) =>
    bringBack({ transactionId: body.mer_txnid, admission }, '/booking-success', context),
  );

/** Handles a browser that the provider has redirected with a failure callback. Its data is not trusted. */
export const receivePaymentFailure: Handler<Context, Endpoints['receivePaymentFailure']> =
  readingAhead(({ body, admission }, context) =>
    bringBack({ transactionId: body.mer_txnid, admission }, '/booking-fail', context),
  );

/**
 * Redirects a browser that came with a GET. It proves even less than a form, so the page itself queries the
 * state of the payment.
 */
export const receivePaymentSuccessLink: Handler<
  Context,
  Endpoints['receivePaymentSuccessLink']
> = async ({ query }, context) => ({
  redirectTo: returnAddress('/booking-fail', query.mer_txnid, context),
});

export const receivePaymentFailureLink: Handler<
  Context,
  Endpoints['receivePaymentFailureLink']
> = async ({ query }, context) => ({
  redirectTo: returnAddress('/booking-fail', query.mer_txnid, context),
});
