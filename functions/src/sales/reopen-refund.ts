import type { Endpoints } from '@carwash/domain/endpoints';
import { reopenRefund as reopen } from '@carwash/domain/sales/reopen-refund';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changePayment } from './change-sale.ts';

/**
 * Makes a refund due again that was marked as paid.
 * @throws ApiError not_found; conflict if it was not paid back in full, or has changed since it was seen
 */
export const reopenRefund: Handler<Context, Endpoints['reopenRefund']> = (request, context) => {
  const command = { paymentId: request.params.id, reason: request.body.reason };
  return changePayment(
    { name: 'reopenRefund', request, decide: (sale, act) => reopen(sale, command, act) },
    context,
  );
};
