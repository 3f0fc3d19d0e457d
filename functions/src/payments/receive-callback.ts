import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Transaction } from '@carwash/domain/entities/transaction';
import type { Context } from '../context.ts';
import type { Handler, Redirect } from '../http/handler.ts';
import { logError } from '../http/log.ts';
import { settlePayment } from './settle-payment.ts';

type ReturnPage = '/booking-success' | '/booking-fail';

/** Whatever fails here, the browser must come back to us: the page it returns to settles again. */
async function settleQuietly(transactionId: string, context: Context): Promise<Transaction | null> {
  try {
    return await settlePayment(transactionId, context);
  } catch (error) {
    logError('A returning payment could not be settled', error, { transactionId });
    return null;
  }
}

/** Sends the browser where the truth is; where nothing is known yet, where the provider meant. */
function redirect(transaction: Transaction | null, meant: ReturnPage, context: Context): Redirect {
  const known: ReturnPage | null =
    !transaction || transaction.status === 'pending'
      ? null
      : transaction.status === 'failed'
        ? '/booking-fail'
        : '/booking-success';
  return { redirectTo: `${context.settings.publicBaseUrl}${known ?? meant}` };
}

/** The provider sent the browser back saying that it was paid. Nothing of that is believed. */
export const receivePaymentSuccess: Handler<Context, Endpoints['receivePaymentSuccess']> = async (
  { body },
  context,
) => redirect(await settleQuietly(body.mer_txnid, context), '/booking-success', context);

/** The provider sent the browser back saying that it failed. Nothing of that is believed either. */
export const receivePaymentFailure: Handler<Context, Endpoints['receivePaymentFailure']> = async (
  { body },
  context,
) => redirect(await settleQuietly(body.mer_txnid, context), '/booking-fail', context);
