import type { Endpoints } from '@carwash/domain/endpoints';
import { cancelOwn } from '@carwash/domain/sales/cancel';
import type { Context } from '../context.ts';
import { isDisplaced } from '../days/is-displaced.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/**
 * Cancels the caller's upcoming booking and frees its slot. A booking that the caller has already cancelled is returned
 * unchanged.
 * @throws ApiError not_found; conflict if it has begun or the business has cancelled it; refund_changed
 */
export const cancelBooking: Handler<Context, Endpoints['cancelBooking']> = (
  { params: { id }, query, caller },
  context,
) =>
  changeBooking(
    id,
    async (sale, act) => {
      const { booking } = sale;
      const isOwn = booking?.customer.uid === caller.uid;
      const facts = {
        expected: query.refund,
        isDisplaced: isOwn && (await isDisplaced(booking, context)),
      };
      return cancelOwn(sale, facts, act);
    },
    caller,
    context,
  );
