import type { Endpoints } from '@carwash/domain/endpoints';
import { cancelByStaff } from '@carwash/domain/sales/cancel';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/**
 * Cancels the upcoming booking of any customer and frees its slot. A repeated call by the same person gets the same answer
 * as the first.
 * @throws ApiError not_found; conflict if the booking has begun, was cancelled in another way, or was
 * already refunded although no refund is requested, and if something else would go back than the caller has seen
 */
export const cancelBookingAsAdmin: Handler<Context, Endpoints['cancelBookingAsAdmin']> = (
  { params: { id }, body, caller },
  context,
) => changeBooking(id, (sale, act) => cancelByStaff(sale, body, act), caller, context);
