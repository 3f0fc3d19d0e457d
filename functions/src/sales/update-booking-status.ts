import type { Endpoints } from '@carwash/domain/endpoints';
import { markAttendance } from '@carwash/domain/sales/mark-attendance';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/**
 * Marks a booking that has begun as completed or as a no-show.
 * @throws ApiError not_found; conflict if it has not begun, is cancelled, or is to be a no-show whose car has come
 */
export const updateBookingStatus: Handler<Context, Endpoints['updateBookingStatus']> = (
  { params: { id }, body: { status }, caller },
  context,
) => changeBooking(id, (sale, act) => markAttendance(sale, status, act), caller, context);
