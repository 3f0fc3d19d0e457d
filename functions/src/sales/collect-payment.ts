import type { Endpoints } from '@carwash/domain/endpoints';
import { toMinorUnits } from '@carwash/domain/money/money';
import { collect } from '@carwash/domain/sales/collect';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changePayment } from './change-sale.ts';

/**
 * Says that a booking which was to be paid later is paid. Of two members of staff who say so at once one is refused.
 * @throws ApiError not_found; conflict if it was paid, another sum is to be paid, or nothing any more, and if it has changed
 * since the caller saw it
 */
export const collectPayment: Handler<Context, Endpoints['collectPayment']> = (request, context) => {
  const { id: paymentId } = request.params;
  const { method, amount } = request.body;
  const takenMinor = amount === undefined ? null : toMinorUnits(amount);
  const command = { paymentId, method, takenMinor };
  return changePayment(
    { name: 'collectPayment', request, decide: (sale, act) => collect(sale, command, act) },
    context,
  );
};
