import type { Endpoints } from '@carwash/domain/endpoints';
import { slotAtStartOf, swap } from '@carwash/domain/sales/swap';
import type { Context } from '../context.ts';
import { readDays } from '../days/read-days.ts';
import { readSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';
import { bookingOf, changeSales } from './change-sale.ts';
import { moveFacts } from './load-move.ts';
import { type LoadedSale, loadSale, withDays } from './load-sale.ts';

/** Reads two sales, both with the days that they reach into now and in the place of the other one. */
async function loadBoth(
  id: string,
  otherId: string,
  context: Context,
): Promise<[LoadedSale, LoadedSale]> {
  const [one, other] = await Promise.all([loadSale(id, context), loadSale(otherId, context)]);
  const [first, second] = [bookingOf(one.sale), bookingOf(other.sale)];
  const { businessTimeZone: timeZone } = context.settings;
  const swapped = [slotAtStartOf(first, second, timeZone), slotAtStartOf(second, first, timeZone)];
  const days = await readDays([first.slot, second.slot, ...swapped], context);
  return [withDays(one, days), withDays(other, days)];
}

/**
 * Lets two bookings exchange their times and bays.
 * @throws ApiError not_found; conflict when one of them may not move, or has changed since the caller saw it; slot_taken when
 * one does not fit in the place of the other; slot_being_paid; not_on_sale for a closed day that the caller has not agreed to
 */
export const swapBookings: Handler<Context, Endpoints['swapBookings']> = async (
  request,
  context,
) => {
  const { params, body } = request;
  const timeZone = context.settings.businessTimeZone;
  const [sale] = await changeSales(
    {
      call: {
        name: 'swapBookings',
        request,
        seen: [{ version: body.version }, { version: body.otherVersion }],
      },
      load: () => loadBoth(params.id, body.otherId, context),
      decide: async (loaded, act) => {
        const sales = [loaded[0].sale, loaded[1].sale] as const;
        const [hours, ...facts] = await Promise.all([
          readSettings(context),
          moveFacts(sales[0], context),
          moveFacts(sales[1], context),
        ]);
        return { decision: swap(sales, body, facts, { timeZone, hours }, act), loaded };
      },
    },
    context,
  );
  return bookingOf(sale);
};
