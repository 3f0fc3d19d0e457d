import type { Endpoints } from '@carwash/domain/endpoints';
import { collectPart as collect } from '@carwash/domain/sales/collect-part';
import { paymentOf } from '@carwash/domain/sales/sale';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changePayment } from './change-sale.ts';
import { newIds } from './new-ids.ts';

/**
 * Says that a part of what was to be paid later is paid.
 * @throws ApiError not_found; bad_input for all of it or more; conflict if nothing is to be paid any more, and if it has
 * changed since the caller saw it
 */
export const collectPart: Handler<Context, Endpoints['collectPart']> = (request, context) => {
  const { id: paymentId } = request.params;
  const command = { ...request.body, paymentId };
  return changePayment(
    {
      name: 'collectPart',
      request,
      decide: (sale, act) => {
        const { customer, service } = paymentOf(sale, paymentId);
        return collect(sale, command, newIds(customer.uid, service._id, act.now), act);
      },
    },
    context,
  );
};
