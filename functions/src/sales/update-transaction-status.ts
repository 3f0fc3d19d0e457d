import type { Endpoints } from '@carwash/domain/endpoints';
import { markRefunded } from '@carwash/domain/sales/mark-refunded';
import { conflict } from '@carwash/domain/sales/sale-change';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changePayment } from './change-sale.ts';

/**
 * Marks a due refund as paid out. A repeated call with the same reference, or by the same person where it has none,
 * gets the unchanged transaction.
 * @throws ApiError not_found; conflict for every other change of status; bad_input without the reference of a card payment
 */
export const updateTransactionStatus: Handler<Context, Endpoints['updateTransactionStatus']> = (
  { params: { id: paymentId }, body: { status, reference }, caller },
  context,
) => {
  const command = { paymentId, reference: reference || null };
  return changePayment(
    paymentId,
    (sale, act) =>
      status === 'refunded'
        ? markRefunded(sale, command, act)
        : conflict('Only a refund that is due can be changed, to refunded.'),
    caller,
    context,
  );
};
