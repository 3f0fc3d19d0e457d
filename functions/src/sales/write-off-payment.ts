import type { Endpoints } from '@carwash/domain/endpoints';
import { writeOff } from '@carwash/domain/sales/write-off';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changePayment } from './change-sale.ts';

/**
 * Says that what was to be paid later will never come. Of two members of staff who say so at once one is refused; a
 * repeated call by the same one gets the transaction as it is.
 * @throws ApiError not_found; conflict before the visit is over, and if nothing is to be paid any more
 */
export const writeOffPayment: Handler<Context, Endpoints['writeOffPayment']> = (
  { params: { id: paymentId }, body: { reason }, caller },
  context,
) => {
  const command = { paymentId, reason };
  return changePayment(paymentId, (sale, act) => writeOff(sale, command, act), caller, context);
};
