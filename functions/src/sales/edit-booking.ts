import type { Booking } from '@carwash/domain/bookings/booking';
import type { Endpoints } from '@carwash/domain/endpoints';
import { endFrom, jobOf } from '@carwash/domain/sales/bay-of-visit';
import { edit, refusalOfEdit } from '@carwash/domain/sales/edit';
import type { Edited } from '@carwash/domain/sales/edited';
import type { Context } from '../context.ts';
import { addDaysOf } from '../days/read-days.ts';
import { readKeptFor } from '../days/read-kept-for.ts';
import { readPrivateSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';
import { bookingOf, changeSales } from './change-sale.ts';
import { type LoadedSale, loadSale, withDays } from './load-sale.ts';
import { newIds } from './new-ids.ts';
import { readEdit } from './read-edit.ts';

/** Returns the minutes that a booking would have in its bay after an edit; none where it has no bay. */
function minutesAfter(booking: Booking, { slot }: Edited, { sale: { days } }: LoadedSale) {
  const job = jobOf(booking, days);
  return job ? [{ from: job.from, to: endFrom(job.from, slot), bays: [job.bay] }] : [];
}

/**
 * Changes what a booking says, except when it begins. Of two members of staff who change it at once the second is told.
 * @throws ApiError not_found; bad_input; conflict once the car is ready, if it has changed since the caller saw it, and for
 * money that cannot be given back here; slot_taken when the bay is not free that long; kept_for_waitlist, unless the caller
 * has agreed to that; slot_being_paid; not_on_sale; price_changed
 */
export const editBooking: Handler<Context, Endpoints['editBooking']> = async (request, context) => {
  const { params, body } = request;
  const { currency, businessTimeZone: timeZone } = context.settings;
  const [sale] = await changeSales(
    {
      call: { name: 'editBooking', request, seen: [{ version: body.version }] },
      load: async () => [await loadSale(params.id, context)],
      decide: async ([read], act) => {
        const refused = refusalOfEdit(read.sale, act.now);
        if (refused) return { decision: refused, loaded: [read] };
        const booking = bookingOf(read.sale);
        const [edited, seller] = await Promise.all([
          readEdit(booking, body, context),
          readPrivateSettings(context),
        ]);
        const loaded = withDays(read, await addDaysOf(edited.slot, read.days, context));
        const ids = newIds(booking.customer.uid, edited.service._id, act.now);
        const { uid } = booking.customer;
        const keptFor = await readKeptFor(
          [uid],
          minutesAfter(booking, edited, read),
          loaded.days,
          context,
        );
        const facts = { seller, currency, timeZone, ids, keptFor };
        return { decision: edit(loaded.sale, edited, body, facts, act), loaded: [loaded] };
      },
    },
    context,
  );
  return bookingOf(sale);
};
