import type { Endpoints } from '@carwash/domain/endpoints';
import { cancelOwn } from '@carwash/domain/sales/cancel';
import type { Context } from '../context.ts';
import { isDisplaced } from '../days/is-displaced.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';
import { withTimeline } from './load-sale.ts';

/**
 * Cancels the caller's upcoming booking and frees its slot. A booking that is cancelled is returned unchanged.
 * @throws ApiError not_found; conflict if it has begun, or has changed since the caller saw it; refund_changed
 */
export const cancelBooking: Handler<Context, Endpoints['cancelBooking']> = (request, context) =>
  changeBooking(
    {
      name: 'cancelBooking',
      request,
      sees: ({ booking }) => booking?.customer.uid === request.caller.uid,
      decide: async (sale, act) => {
        const facts = {
          expected: request.query.refund,
          isDisplaced: sale.booking !== null && (await isDisplaced(sale.booking, context)),
        };
        return cancelOwn(await withTimeline(sale, context), facts, act);
      },
    },
    context,
  );
