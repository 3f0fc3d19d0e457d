import type { Endpoints } from '@carwash/domain/endpoints';
import { refund } from '@carwash/domain/sales/refund';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/**
 * Refunds a booking, or a part of what was paid for it.
 * @throws ApiError not_found; conflict if nothing was paid, if the refund is already due or done, and if the booking has
 * changed since the caller saw it; bad_input without the reference of a card payment
 */
export const refundBooking: Handler<Context, Endpoints['refundBooking']> = (request, context) =>
  changeBooking(
    { name: 'refundBooking', request, decide: (sale, act) => refund(sale, request.body, act) },
    context,
  );
