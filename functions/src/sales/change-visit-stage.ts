import { yardVisitOf } from '@carwash/domain/bookings/yard-visit';
import type { Endpoints } from '@carwash/domain/endpoints';
import { changeStage } from '@carwash/domain/sales/change-stage';
import { businessDay } from '@carwash/domain/time/business-time';
import { seesCarOf } from '../bookings/read-yard-booking.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/**
 * @throws ApiError not_found; conflict before the day of the visit, when it is cancelled or missed, and when it has changed
 * since the caller saw it
 */
export const changeVisitStage: Handler<Context, Endpoints['changeVisitStage']> = async (
  request,
  context,
) => {
  const booking = await changeBooking(
    {
      name: 'changeVisitStage',
      request,
      sees: async ({ booking }) => booking !== null && seesCarOf(booking, request.caller, context),
      decide: (sale, act) => {
        const today = businessDay(act.now, context.settings.businessTimeZone);
        return changeStage(sale, { to: request.body.stage, today }, act);
      },
    },
    context,
  );
  return yardVisitOf(booking);
};
