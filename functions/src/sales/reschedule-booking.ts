import type { Endpoints } from '@carwash/domain/endpoints';
import { reschedule } from '@carwash/domain/sales/reschedule';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';
import { bookingOf, changeSales } from './change-sale.ts';
import { loadMove, moveFacts } from './load-move.ts';

/**
 * Moves the caller's upcoming booking to an open slot of the same service, a few times a day. A booking that already has the
 * slot is returned unchanged, because the call was repeated.
 * @throws ApiError not_found for another customer's booking or an unknown slot, slot_taken, slot_being_paid,
 * not_on_sale, conflict; refund_changed
 */
export const rescheduleBooking: Handler<Context, Endpoints['rescheduleBooking']> = async (
  { query: { bookingId, slotId, refund: expected }, caller },
  context,
) => {
  const timeZone = context.settings.businessTimeZone;
  const [sale] = await changeSales(
    {
      load: async () => {
        const settings = await readSettings(context);
        return [{ ...(await loadMove(bookingId, slotId, settings, context)), settings }];
      },
      decide: async (loaded, act) => {
        const [{ sale, target, settings }] = loaded;
        const isOwn = sale.booking?.customer.uid === caller.uid;
        const command = { target, window: { ...settings, timeZone }, expected };
        const facts = await moveFacts(isOwn ? sale : { booking: null }, context);
        return { decision: reschedule(sale, command, facts, act), loaded };
      },
      contended: partsOfSlotId(slotId)?.date,
    },
    caller,
    context,
  );
  return bookingOf(sale);
};
