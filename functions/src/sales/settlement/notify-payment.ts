import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import { type Handler, readingAhead } from '../../http/handler.ts';
import { queryAndSettle, readQueriedPayment } from './query-and-settle.ts';

/**
 * Handles the provider's report that a payment has changed. The new state is then queried from the provider.
 */
export const notifyPayment: Handler<Context, Endpoints['notifyPayment']> = readingAhead(
  async ({ body, admit }, context) => {
    const read = readQueriedPayment(body.mer_txnid, context);
    await Promise.all([read, admit?.()]);
    await queryAndSettle(body.mer_txnid, context, read);
    return {};
  },
);
