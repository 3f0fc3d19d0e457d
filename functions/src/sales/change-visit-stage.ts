import { visitStages } from '@carwash/domain/bookings/visit-stage';
import { yardVisitOf } from '@carwash/domain/bookings/yard-visit';
import type { Endpoints } from '@carwash/domain/endpoints';
import { changeStage } from '@carwash/domain/sales/change-stage';
import { businessDay } from '@carwash/domain/time/business-time';
import { seesCarOf } from '../bookings/read-yard-booking.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/** Whoever works at the car need not look again because the desk has taken the money or changed a note. */
const eventsOfVisit = [
  ...visitStages,
  'rescheduled',
  'cancelled',
  'sale_undone',
  'completed',
  'no_show',
] as const;

/**
 * @throws ApiError not_found; conflict before the day of the visit, when it is cancelled or missed, and when the visit has
 * changed since the caller saw it
 */
export const changeVisitStage: Handler<Context, Endpoints['changeVisitStage']> = async (
  request,
  context,
) => {
  const booking = await changeBooking(
    {
      name: 'changeVisitStage',
      request,
      kinds: eventsOfVisit,
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
