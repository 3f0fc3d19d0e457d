import type { Endpoints } from '@carwash/domain/endpoints';
import { writeOff } from '@carwash/domain/sales/write-off';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changePayment } from './change-sale.ts';

/**
 * Says that what was to be paid later will never come. Of two members of staff who say so at once one is refused.
 * @throws ApiError not_found; conflict before the visit is over, if nothing is to be paid any more, and if it has changed
 * since the caller saw it
 */
export const writeOffPayment: Handler<Context, Endpoints['writeOffPayment']> = (
  request,
  context,
) => {
  const command = { paymentId: request.params.id, reason: request.body.reason };
  return changePayment(
    { name: 'writeOffPayment', request, decide: (sale, act) => writeOff(sale, command, act) },
    context,
  );
};
