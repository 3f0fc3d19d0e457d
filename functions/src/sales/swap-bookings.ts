import type { Booking } from '@carwash/domain/bookings/booking';
import type { Endpoints } from '@carwash/domain/endpoints';
import { jobOf } from '@carwash/domain/sales/bay-of-visit';
import { slotAtStartOf, swap } from '@carwash/domain/sales/swap';
import type { Context } from '../context.ts';
import { daysOf, readDates } from '../days/read-days.ts';
import { readKeptFor } from '../days/read-kept-for.ts';
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
  const reached = [first.slot, second.slot, ...swapped].flatMap((slot) => daysOf(slot, context));
  // Also the day before a visit whose job begins on it.
  const dates = new Set([...one.days, ...other.days, ...reached].map(({ id }) => id));
  const days = await readDates(dates, context);
  return [withDays(one, days), withDays(other, days)];
}

/** Reads the names of those but the two customers for whom minutes are kept that the two bookings would get. */
async function readKeptForBoth(
  [{ sale: one, days }, { sale: other }]: readonly [LoadedSale, LoadedSale],
  context: Context,
): Promise<string[]> {
  const [first, second] = [bookingOf(one), bookingOf(other)];
  const wantedOf = (booking: Booking, place: Booking) => {
    const slot = slotAtStartOf(booking, place, context.settings.businessTimeZone);
    const bay = jobOf(place, one.days)?.bay;
    return { from: slot.startsAt, to: slot.endsAt, bays: bay === undefined ? [] : [bay] };
  };
  const wanted = [wantedOf(first, second), wantedOf(second, first)];
  return readKeptFor([first.customer.uid, second.customer.uid], wanted, days, context);
}

/**
 * Lets two bookings exchange their times and bays.
 * @throws ApiError not_found; conflict when one of them may not move, or has changed since the caller saw it; slot_taken when
 * one does not fit in the place of the other; slot_being_paid; not_on_sale for a closed day, and
 * kept_for_waitlist, that the caller has not agreed to
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
        const [hours, keptFor, ...facts] = await Promise.all([
          readSettings(context),
          readKeptForBoth(loaded, context),
          moveFacts(sales[0], context),
          moveFacts(sales[1], context),
        ]);
        return { decision: swap(sales, body, facts, { timeZone, hours, keptFor }, act), loaded };
      },
    },
    context,
  );
  return bookingOf(sale);
};
