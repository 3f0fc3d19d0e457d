import type { Endpoints } from '@carwash/domain/api/endpoints';
import { returnedTransactionParameter } from '@carwash/domain/api/payment-endpoints';
import type { Transaction } from '@carwash/domain/entities/transaction';
import { isTransactionId } from '@carwash/domain/rules/transaction-id';
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

/** The page knows which of several payments is meant; what is no id of ours is not passed on. */
function returnAddress(page: ReturnPage, transactionId: string, { settings }: Context): string {
  const query = isTransactionId(transactionId)
    ? `?${new URLSearchParams({ [returnedTransactionParameter]: transactionId })}`
    : '';
  return `${settings.publicBaseUrl}${page}${query}`;
}

/** Where the truth is; where nothing is known yet, where the provider meant. */
function pageFor(transaction: Transaction | null, meant: ReturnPage): ReturnPage {
  if (!transaction || transaction.status === 'pending') return meant;
  return transaction.status === 'failed' ? '/booking-fail' : '/booking-success';
}

async function bringBack(
  transactionId: string,
  meant: ReturnPage,
  context: Context,
): Promise<Redirect> {
  const page = pageFor(await settleQuietly(transactionId, context), meant);
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
