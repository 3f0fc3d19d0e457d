import type { Endpoints } from '@carwash/domain/endpoints';
import { toMinorUnits } from '@carwash/domain/money/money';
import { collect } from '@carwash/domain/sales/collect';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changePayment } from './change-sale.ts';

/**
 * Says that a booking which was to be paid later is paid. Of two members of staff who say so at once one is refused;
 * a repeated call by the same one gets the transaction as it is.
 * @throws ApiError not_found; conflict if it was paid otherwise, another sum is to be paid, or nothing any more
 */
export const collectPayment: Handler<Context, Endpoints['collectPayment']> = (
  { params: { id: paymentId }, body: { method, amount }, caller },
  context,
) => {
  const takenMinor = amount === undefined ? null : toMinorUnits(amount);
  const command = { paymentId, method, takenMinor };
  return changePayment(paymentId, (sale, act) => collect(sale, command, act), caller, context);
};
