import type { Endpoints } from '@carwash/domain/api/endpoints';
import { returnedTransactionParameter } from '@carwash/domain/api/payment-endpoints';
import { isTransactionId } from '@carwash/domain/rules/transaction-id';
import type { Context } from '../context.ts';
import type { Handler, Redirect } from '../http/handler.ts';
import { logError } from '../http/log.ts';
import { settlePayment } from './settle-payment.ts';

type ReturnPage = '/booking-success' | '/booking-fail';

/** Whatever fails here, the browser must come back to us: the page it returns to settles again. */
async function settleQuietly(transactionId: string, context: Context): Promise<void> {
  try {
    await settlePayment(transactionId, context);
  } catch (error) {
    logError('A returning payment could not be settled', error, { transactionId });
  }
}

/** The page knows which of several payments is meant; what is no id of ours is not passed on. */
function returnAddress(page: ReturnPage, transactionId: string, { settings }: Context): string {
  const query = isTransactionId(transactionId)
    ? `?${new URLSearchParams({ [returnedTransactionParameter]: transactionId })}`
    : '';
  return `${settings.publicBaseUrl}${page}${query}`;
}

/**
 * Anybody can post here, with any id. So the browser goes where the post says, whatever became of the
 * payment and whether or not there is such one: the page tells the truth, to its customer only.
 */
async function bringBack(
  transactionId: string,
  page: ReturnPage,
  context: Context,
): Promise<Redirect> {
  await settleQuietly(transactionId, context);
  return { redirectTo: returnAddress(page, transactionId, context) };
}

/** The provider sent the browser back saying that it was paid. Nothing of that is believed. */
export const receivePaymentSuccess: Handler<Context, Endpoints['receivePaymentSuccess']> = (
  { body },
  context,
) => bringBack(body.mer_txnid, '/booking-success', context);

/** The provider sent the browser back saying that it failed. Nothing of that is believed either. */
export const receivePaymentFailure: Handler<Context, Endpoints['receivePaymentFailure']> = (
  { body },
  context,
) => bringBack(body.mer_txnid, '/booking-fail', context);
