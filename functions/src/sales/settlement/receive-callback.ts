import type { Endpoints } from '@carwash/domain/endpoints';
import { isSettled } from '@carwash/domain/payments/transaction-status-policy';
import type { Context } from '../../context.ts';
import { readDocument } from '../../db/read-document.ts';
import { logError } from '../../errors/log.ts';
import { type Admission, type Handler, type Redirect, readingAhead } from '../../http/handler.ts';
import { queryAndSettle } from './query-and-settle.ts';
import { type ReturnPage, returnAddress } from './return-address.ts';

/** A browser's return, and how it is counted. */
interface Return {
  transactionId: string;
  admit: (() => Promise<Admission>) | undefined;
}

/**
 * Settles a payment, unless it is settled or the rate limit is exceeded. A return to a settled payment is not counted,
 * because it asks nothing of the provider. Errors are only logged, because the browser must still be redirected, and the
 * page that it returns to settles again.
 */
async function settleQuietly({ transactionId, admit }: Return, context: Context): Promise<void> {
  try {
    const payment = await readDocument(context.db.transactions, transactionId);
    if (payment && isSettled(payment.data().status)) return;
    if ((await admit?.())?.isOverLimit) return;
    await queryAndSettle(transactionId, context);
  } catch (error) {
    logError('A returning payment could not be settled', error, { transactionId });
  }
}

/**
 * Redirects the browser to the page that the callback names, without checking the payment or even that it
 * exists: anybody can post here, and the page shows the real state only to its customer.
 */
async function bringBack(returning: Return, page: ReturnPage, context: Context): Promise<Redirect> {
  const { transactionId } = returning;
  if (!transactionId) return { redirectTo: returnAddress('/booking-fail', '', context) };
  await settleQuietly(returning, context);
  return { redirectTo: returnAddress(page, transactionId, context) };
}

/** Handles a browser that the provider has redirected with a success callback. Its data is not trusted. */
export const receivePaymentSuccess: Handler<Context, Endpoints['receivePaymentSuccess']> =
  readingAhead(({ body, admit }, context) =>
    bringBack({ transactionId: body.mer_txnid, admit }, '/booking-success', context),
  );

/** Handles a browser that the provider has redirected with a failure callback. Its data is not trusted. */
export const receivePaymentFailure: Handler<Context, Endpoints['receivePaymentFailure']> =
  readingAhead(({ body, admit }, context) =>
    bringBack({ transactionId: body.mer_txnid, admit }, '/booking-fail', context),
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
