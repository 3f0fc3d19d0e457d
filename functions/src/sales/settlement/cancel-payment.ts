import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import { type Handler, readingAhead } from '../../http/handler.ts';
import { giveUpPayment } from './give-up-payment.ts';
import { settleOwnTransaction } from './settle-own-transaction.ts';

/**
 * Ends a payment that its customer gives up, also after a declined card. The slot is freed at once, unless the
 * provider says that it was paid.
 */
export const cancelPayment: Handler<Context, Endpoints['cancelPayment']> = readingAhead(
  async (request, context) => {
    const { _id } = await settleOwnTransaction(request.params.transactionId, request, context);
    return giveUpPayment(_id, 'cancelled', context);
  },
);
