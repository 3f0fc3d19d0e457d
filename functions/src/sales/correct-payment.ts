import type { Endpoints } from '@carwash/domain/endpoints';
import { correctPayment as correct } from '@carwash/domain/sales/correct-payment';
import { paymentOf } from '@carwash/domain/sales/sale';
import { tillOfPayment } from '../closings/till-of-payment.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changePayment } from './change-sale.ts';

/**
 * Corrects how a payment at the desk was noted.
 * @throws ApiError not_found; bad_input; conflict if it has changed since it was seen, if money goes back, and once the
 * till is closed over it
 */
export const correctPayment: Handler<Context, Endpoints['correctPayment']> = (request, context) => {
  const { id: paymentId } = request.params;
  const command = { ...request.body, paymentId };
  return changePayment(
    {
      name: 'correctPayment',
      request,
      decide: async (sale, act) => {
        const till = await tillOfPayment(paymentOf(sale, paymentId), context);
        return correct(sale, command, till, act);
      },
    },
    context,
  );
};
