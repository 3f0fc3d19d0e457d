import type { Booking } from '@carwash/domain/bookings/booking';
import { visitStages } from '@carwash/domain/bookings/visit-stage';
import { hasVisitDayCome } from '@carwash/domain/bookings/visit-stage-policy';
import { yardVisitOf } from '@carwash/domain/bookings/yard-visit';
import type { Endpoints } from '@carwash/domain/endpoints';
import { changeStage } from '@carwash/domain/sales/change-stage';
import type { Act } from '@carwash/domain/sales/sale';
import { businessDay } from '@carwash/domain/time/business-time';
import { seesCarOf } from '../bookings/read-yard-booking.ts';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';
import { loadVisit } from './load-sale.ts';

/** Whoever works at the car need not look again because the desk has taken the money or changed a note. */
const eventsOfVisit = [
  ...visitStages,
  'rescheduled',
  'cancelled',
  'sale_undone',
  'completed',
  'no_show',
] as const;

/** Reads the opening hours only before the date of the visit, whose day may still be the one before. */
async function hasItsDayCome({ slot }: Booking, { now }: Act, context: Context): Promise<boolean> {
  const { businessTimeZone: timeZone } = context.settings;
  if (slot.date <= businessDay(now, timeZone)) return true;
  return hasVisitDayCome(slot, now, { hours: await readSettings(context), timeZone });
}

/**
 * @throws ApiError not_found; conflict before the day of the visit, when it is cancelled or missed, and when the visit has
 * changed since the caller saw it; slot_taken for a wash before its time in a bay that is not free, unless the caller knows
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
      load: loadVisit,
      sees: async ({ booking }) => booking !== null && seesCarOf(booking, request.caller, context),
      decide: async (sale, act) => {
        const { booking } = sale;
        const { stage: to, inTakenBay } = request.body;
        const hasDayCome = booking !== null && (await hasItsDayCome(booking, act, context));
        const { businessTimeZone: timeZone } = context.settings;
        return changeStage(sale, { to, inTakenBay, hasDayCome, timeZone }, act);
      },
    },
    context,
  );
  return yardVisitOf(booking);
};
