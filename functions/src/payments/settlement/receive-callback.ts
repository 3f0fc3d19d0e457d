import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import type { Handler, Redirect } from '../../http/handler.ts';
import { logError } from '../../http/log.ts';
import { askAndSettle } from './ask-and-settle.ts';
import { type ReturnPage, returnAddress } from './return-address.ts';

/** Whatever fails here, the browser must come back to us: the page it returns to settles again. */
async function settleQuietly(transactionId: string, context: Context): Promise<void> {
  try {
    await askAndSettle(transactionId, context);
  } catch (error) {
    logError('A returning payment could not be settled', error, { transactionId });
  }
}

/** What brings a browser back: the id that it names, and whether it has come too often to ask. */
interface Return {
  transactionId: string;
  isOverLimit: boolean | undefined;
}

/**
 * Anybody can post here, with any id. So the browser goes where the post says, whatever became of the
 * payment and whether or not there is such one: the page tells the truth, to its customer only. A
 * browser that comes too often goes on without the provider being asked, for that page asks again.
 */
async function bringBack(
  { transactionId, isOverLimit }: Return,
  page: ReturnPage,
  context: Context,
): Promise<Redirect> {
  if (!transactionId) return { redirectTo: returnAddress('/booking-fail', '', context) };
  if (!isOverLimit) await settleQuietly(transactionId, context);
  return { redirectTo: returnAddress(page, transactionId, context) };
}

/** The provider sent the browser back saying that it was paid. Nothing of that is believed. */
export const receivePaymentSuccess: Handler<Context, Endpoints['receivePaymentSuccess']> = (
  { body, isOverLimit },
  context,
) => bringBack({ transactionId: body.mer_txnid, isOverLimit }, '/booking-success', context);

/** The provider sent the browser back saying that it failed. Nothing of that is believed either. */
export const receivePaymentFailure: Handler<Context, Endpoints['receivePaymentFailure']> = (
  { body, isOverLimit },
  context,
) => bringBack({ transactionId: body.mer_txnid, isOverLimit }, '/booking-fail', context);

/** A link says even less than a form: the page itself asks what became of the payment. */
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
