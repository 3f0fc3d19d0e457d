import type { Endpoints } from '@carwash/domain/endpoints';
import { cancelByStaff } from '@carwash/domain/sales/cancel';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/**
 * Cancels the upcoming booking of any customer and frees its slot.
 * @throws ApiError not_found; conflict if the booking has begun, is cancelled, was already refunded although no refund is
 * requested, or has changed since the caller saw it
 */
export const cancelBookingAsAdmin: Handler<Context, Endpoints['cancelBookingAsAdmin']> = (
  request,
  context,
) =>
  changeBooking(
    {
      name: 'cancelBookingAsAdmin',
      request,
      decide: (sale, act) => cancelByStaff(sale, request.body, act),
    },
    context,
  );
