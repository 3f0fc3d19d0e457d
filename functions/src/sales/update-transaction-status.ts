import type { Endpoints } from '@carwash/domain/endpoints';
import { markRefunded } from '@carwash/domain/sales/mark-refunded';
import { conflict } from '@carwash/domain/sales/sale-change';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changePayment } from './change-sale.ts';

/**
 * Marks a due refund as paid out. One that is marked with the same reference is returned unchanged.
 * @throws ApiError not_found; conflict for every other change of status, and if it has changed since the caller saw it;
 * bad_input without the reference of a card payment
 */
export const updateTransactionStatus: Handler<Context, Endpoints['updateTransactionStatus']> = (
  request,
  context,
) => {
  const { status, reference } = request.body;
  const command = { paymentId: request.params.id, reference: reference || null };
  return changePayment(
    {
      name: 'updateTransactionStatus',
      request,
      decide: (sale, act) =>
        status === 'refunded'
          ? markRefunded(sale, command, act)
          : conflict('Only a refund that is due can be changed, to refunded.'),
    },
    context,
  );
};
