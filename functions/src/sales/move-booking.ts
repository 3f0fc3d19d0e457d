import type { Endpoints } from '@carwash/domain/endpoints';
import { move } from '@carwash/domain/sales/move';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import type { Context } from '../context.ts';
import { inBay } from '../days/in-bay.ts';
import { keptMinutesOf, readKeptFor } from '../days/read-kept-for.ts';
import { readSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';
import { bookingOf, changeSales } from './change-sale.ts';
import { loadMove, moveFacts } from './load-move.ts';

/**
 * Moves a booking that is not over to an open slot of the same service, or to another bay. A booking that already has that
 * place is returned unchanged.
 * @throws ApiError not_found, bad_input, slot_taken, slot_being_paid; conflict when it may not move, or has changed since
 * the caller saw it; not_on_sale for a closed day, and
 * kept_for_waitlist, that the caller has not agreed to
 */
export const moveBooking: Handler<Context, Endpoints['moveBooking']> = async (request, context) => {
  const { version, slotId, bay, onClosedDay, onKeptMinutes } = request.body;
  const [sale] = await changeSales(
    {
      call: { name: 'moveBooking', request, seen: [{ version }] },
      load: async () => [await loadMove(request.params.id, slotId, null, context)],
      decide: async (loaded, act) => {
        const [{ sale, target: slot, days }] = loaded;
        const target = slot && inBay({ slot, days }, bay).slot;
        const uid = sale.booking?.customer.uid ?? null;
        const [hours, facts, keptFor] = await Promise.all([
          readSettings(context),
          moveFacts(sale, context),
          target ? readKeptFor([uid], [keptMinutesOf(target)], days, context) : [],
        ]);
        const isBayChosen = bay !== undefined;
        const timeZone = context.settings.businessTimeZone;
        const command = {
          ...{ target, isBayChosen, onClosedDay, onKeptMinutes, keptFor, hours, timeZone },
        };
        return { decision: move(sale, command, facts, act), loaded };
      },
      contended: partsOfSlotId(slotId)?.date,
    },
    context,
  );
  return bookingOf(sale);
};
