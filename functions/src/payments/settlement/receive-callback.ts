import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import { type Admission, type Handler, type Redirect, readingAhead } from '../../http/handler.ts';
import { logError } from '../../http/log.ts';
import { askAndSettle } from './ask-and-settle.ts';
import { type ReadPayment, readPayment } from './asked-payment.ts';
import { type ReturnPage, returnAddress } from './return-address.ts';

/**
 * Errors are only logged: the browser must still be redirected, and the page that it returns to settles
 * again.
 */
async function settleQuietly(
  transactionId: string,
  read: Promise<ReadPayment>,
  context: Context,
): Promise<void> {
  try {
    await askAndSettle(transactionId, context, read);
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
 * Redirects the browser to the page that the callback names, without checking the payment or even that
 * it exists: anybody can post here, and the page shows the real state to its customer only. If the rate
 * limit is exceeded, the provider is not queried; the page does that again.
 */
async function bringBack(
  { transactionId, admission }: Return,
  page: ReturnPage,
  context: Context,
): Promise<Redirect> {
  if (!transactionId) return { redirectTo: returnAddress('/booking-fail', '', context) };
  const read = readPayment(transactionId, context);
  // Whoever awaits it gets the error.
  read.catch(() => {});
  const admitted = await admission;
  if (!admitted?.isOverLimit) await settleQuietly(transactionId, read, context);
  return { redirectTo: returnAddress(page, transactionId, context) };
}

/** The provider redirected the browser with a success callback. Its data is not trusted. */
export const receivePaymentSuccess: Handler<Context, Endpoints['receivePaymentSuccess']> =
  readingAhead(({ body, admission }, context) =>
    bringBack({ transactionId: body.mer_txnid, admission }, '/booking-success', context),
  );

/** The provider redirected the browser with a failure callback. Its data is not trusted. */
export const receivePaymentFailure: Handler<Context, Endpoints['receivePaymentFailure']> =
  readingAhead(({ body, admission }, context) =>
    bringBack({ transactionId: body.mer_txnid, admission }, '/booking-fail', context),
  );

/** A GET proves even less than a form: the page itself queries the state of the payment. */
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
