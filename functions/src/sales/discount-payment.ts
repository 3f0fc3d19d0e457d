import type { Endpoints } from '@carwash/domain/endpoints';
import { discountPayment as discount } from '@carwash/domain/sales/discount-payment';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changePayment } from './change-sale.ts';

/**
 * Takes something off what is still to be paid.
 * @throws ApiError not_found; bad_input for all of it or more; conflict if it is paid, and if it has changed since the
 * caller saw it
 */
export const discountPayment: Handler<Context, Endpoints['discountPayment']> = (
  request,
  context,
) => {
  const command = { ...request.body, paymentId: request.params.id };
  return changePayment(
    { name: 'discountPayment', request, decide: (sale, act) => discount(sale, command, act) },
    context,
  );
};
