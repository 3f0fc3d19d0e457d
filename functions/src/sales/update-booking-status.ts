import type { Endpoints } from '@carwash/domain/endpoints';
import { markAttendance } from '@carwash/domain/sales/mark-attendance';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/**
 * Marks a booking that has begun as completed or as a no-show.
 * @throws ApiError not_found; conflict if it has not begun, is cancelled, is to be a no-show whose car has come, or has
 * changed since the caller saw it
 */
export const updateBookingStatus: Handler<Context, Endpoints['updateBookingStatus']> = (
  request,
  context,
) =>
  changeBooking(
    {
      name: 'updateBookingStatus',
      request,
      decide: (sale, act) => markAttendance(sale, request.body.status, act),
    },
    context,
  );
