import type { DeskBooking } from '@carwash/domain/bookings/endpoints';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { Act } from '@carwash/domain/sales/sale';
import { sellAtDesk } from '@carwash/domain/sales/sell-at-desk';
import { everywhere } from '@carwash/domain/services/served-area';
import type { Context } from '../../context.ts';
import { inBay } from '../../days/in-bay.ts';
import type { Handler } from '../../http/handler.ts';
import { numberAfterCommit } from '../../receipts/number-receipts.ts';
import { requireFittingVisit } from '../../services/require-fitting-visit.ts';
import { requireVehicleAtDesk } from '../../vehicles/require-fitting-vehicle.ts';
import { bookingOf } from '../change-sale.ts';
import { commitCall } from '../commit-call.ts';
import { newIds } from '../new-ids.ts';
import { queryInTime } from '../settlement/query-and-settle.ts';
import { dayOfSale, type LoadedDeskSale, loadDeskSale } from './load-desk-sale.ts';

/**
 * Reads a sale. Where its customer is paying for the start, it is read once it is known whether they have just paid; a
 * provider that does not answer in time does not keep the desk from selling.
 */
async function loadAsked(
  body: DeskBooking,
  by: { uid: string; idempotencyKey: string | null },
  context: Context,
): Promise<LoadedDeskSale> {
  const read = await loadDeskSale(body, by, context);
  const [earlier] = read.sale.payments;
  if (read.sale.booking || !earlier) return read;
  await queryInTime(earlier._id, context);
  return loadDeskSale(body, by, context);
}

/** @throws ApiError bad_input */
function decide(body: DeskBooking, loaded: readonly [LoadedDeskSale], act: Act, context: Context) {
  const [{ sale, facts, days, roster, key }] = loaded;
  const { service, settings, customer } = facts;
  let { slot } = facts;
  if (!sale.booking) {
    ({ slot } = inBay({ slot, days }, body.bay, roster?.bays));
    requireVehicleAtDesk(body, service, settings, context);
    requireFittingVisit(body, service, everywhere);
  }
  const ids = newIds(customer.uid, service._id, act.now);
  const restIds = newIds(customer.uid, service._id, act.now);
  const code = context.drawBookingCode();
  return { decision: sellAtDesk(sale, { ...facts, slot, ids, restIds, code }, act), loaded, key };
}

/**
 * Books an open slot, or the minutes from now on, for a walk-in or phone customer who pays at the desk. Of several
 * concurrent bookings of a bay exactly one succeeds. An account that is paying for the slot pays once: that payment ends.
 * When the same admin repeats the call with its Idempotency-Key, the answer is the booking that the first call created, in
 * its current state.
 * @throws ApiError not_found for an unknown slot, service or account, slot_taken, slot_being_paid, price_changed,
 * already_booked for a start that the account has booked, and kept_for_waitlist, unless the caller has agreed to that,
 * not_on_sale for a paused service, and for a closed day that the caller has not agreed to,
 * conflict if the key was used for another slot, customer or vehicle, or its sale was paid in another way,
 * sale_cancelled if its sale was undone or cancelled since,
 * bad_input for an unknown bay, for a vehicle that the service does not suit, and for an address that is missing or
 * that nobody needs
 */
export const createDeskBooking: Handler<Context, Endpoints['createDeskBooking']> = async (
  { body, caller, idempotencyKey },
  context,
) => {
  const by = { uid: caller.uid, idempotencyKey };
  const { sales, committed } = await commitCall(
    {
      load: async (): Promise<[LoadedDeskSale]> => [await loadAsked(body, by, context)],
      decide: (loaded, act) => decide(body, loaded, act, context),
      contended: dayOfSale(body, context),
    },
    caller,
    context,
  );
  // The first call may have died before it numbered its receipt.
  if (!committed) await numberAfterCommit(context);
  return bookingOf(sales[0]);
};
