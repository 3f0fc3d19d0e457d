import type { Endpoints } from '@carwash/domain/endpoints';
import { reschedule } from '@carwash/domain/sales/reschedule';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';
import { bookingOf, changeSales } from './change-sale.ts';
import { loadMove, moveFacts } from './load-move.ts';
import { withTimeline } from './load-sale.ts';

/**
 * Moves the caller's upcoming booking to an open slot of the same service, a few times a day. A booking that already has the
 * slot is returned unchanged.
 * @throws ApiError not_found for another customer's booking or an unknown slot, slot_taken, slot_being_paid,
 * not_on_sale, conflict, also if it has changed since the caller saw it; refund_changed
 */
export const rescheduleBooking: Handler<Context, Endpoints['rescheduleBooking']> = async (
  request,
  context,
) => {
  const { bookingId, slotId, refund: expected, version } = request.query;
  const timeZone = context.settings.businessTimeZone;
  const [sale] = await changeSales(
    {
      call: { name: 'rescheduleBooking', request, seen: [{ version }] },
      sees: ({ booking }) => booking?.customer.uid === request.caller.uid,
      load: async () => {
        const settings = await readSettings(context);
        return [{ ...(await loadMove(bookingId, slotId, settings, context)), settings }];
      },
      decide: async (loaded, act) => {
        const [{ sale, target, settings }] = loaded;
        const command = { target, window: { ...settings, timeZone }, expected };
        const [facts, all] = await Promise.all([
          moveFacts(sale, context),
          withTimeline(sale, context),
        ]);
        return { decision: reschedule(all, command, facts, act), loaded };
      },
      contended: partsOfSlotId(slotId)?.date,
    },
    context,
  );
  return bookingOf(sale);
};
