import type { Endpoints } from '@carwash/domain/endpoints';
import { refund } from '@carwash/domain/sales/refund';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/**
 * Refunds a booking, or a part of what was paid for it. A repeated call by the same person gets the same answer as the
 * first.
 * @throws ApiError not_found; conflict if nothing was paid, if the refund is already due or done, and if the money is
 * not as the caller has seen it; bad_input without the reference of a card payment
 */
export const refundBooking: Handler<Context, Endpoints['refundBooking']> = (
  { params: { id }, body, caller },
  context,
) => changeBooking(id, (sale, act) => refund(sale, body, act), caller, context);
