import { yardVisitOf } from '@carwash/domain/bookings/yard-visit';
import type { Endpoints } from '@carwash/domain/endpoints';
import { changeStage } from '@carwash/domain/sales/change-stage';
import { bookingNotFound } from '@carwash/domain/sales/sale-change';
import { businessDay } from '@carwash/domain/time/business-time';
import { seesCarOf } from '../bookings/read-yard-booking.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/**
 * @throws ApiError not_found; conflict before the day of the visit, when it is cancelled or missed, and when
 * somebody else has said otherwise meanwhile
 */
export const changeVisitStage: Handler<Context, Endpoints['changeVisitStage']> = async (
  { params: { id }, body: { stage: to, seenStage: seen }, caller },
  context,
) => {
  const booking = await changeBooking(
    id,
    async (sale, act) => {
      const sees = sale.booking && (await seesCarOf(sale.booking, caller, context));
      const today = businessDay(act.now, context.settings.businessTimeZone);
      return sees ? changeStage(sale, { to, seen, today }, act) : bookingNotFound;
    },
    caller,
    context,
  );
  return yardVisitOf(booking);
};
