import type { Endpoints } from '@carwash/domain/endpoints';
import { correctPayment as correct } from '@carwash/domain/sales/correct-payment';
import { tillOfPayment } from '../closings/till-of-payment.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changePayment } from './change-sale.ts';

/**
 * Corrects how a payment at the desk was noted. A repeated call by the same person gets the transaction as it is.
 * @throws ApiError not_found; bad_input; conflict if it has changed since it was seen, if money goes back, and once the
 * till is closed over it
 */
export const correctPayment: Handler<Context, Endpoints['correctPayment']> = (
  { params: { id: paymentId }, body, caller },
  context,
) =>
  changePayment(
    paymentId,
    async (sale, act) => {
      const till = await tillOfPayment(paymentId, context);
      return correct(sale, { ...body, paymentId }, till, act);
    },
    caller,
    context,
  );
