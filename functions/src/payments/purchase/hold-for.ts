import { keepsHold } from '@carwash/domain/payments/customer-payments';
import { holdEnd, isUsedUp, pauseEnd, takenOverHoldEnd } from '@carwash/domain/slots/hold';
import { businessClockTime } from '@carwash/domain/time/business-time';
import type { Context } from '../../context.ts';
import { ApiError } from '../../errors/api-error.ts';
import { boundedByFence, latestHold } from '../start-holds.ts';
import type { NewHold } from './claim-slot.ts';
import type { PurchaseDetails, ReadPurchase } from './read-purchase.ts';
import type { EarlierPayment } from './resume-payment.ts';

function holdUsedUp(again: Date, { settings: { businessTimeZone } }: Context): ApiError {
  const time = businessClockTime(again, businessTimeZone);
  return new ApiError(
    'hold_used_up',
    `You have held this time twice without paying, so others can take it now. If it is still free at ${time}, you can try again.`,
  );
}

/**
 * Returns the hold of a new payment for the slot. A declined payment passes on the rest of its hold, and all
 * holds of the start by this customer together are limited.
 * @param isTheirs whether the customer already holds the slot
 * @throws ApiError hold_used_up
 */
export function holdFor(
  { read: { slot } }: PurchaseDetails,
  { stale }: EarlierPayment,
  { settings, fence }: ReadPurchase,
  isTheirs: boolean,
  context: Context,
): Omit<NewHold, 'isUnproven'> {
  const now = context.now();
  const earlier = stale?.data();
  const declined = earlier && keepsHold(earlier, now) ? earlier : null;
  const holdMinutes = (declined ?? settings).holdMinutes;
  const wanted = declined ? takenOverHoldEnd(declined, now) : holdEnd(now, holdMinutes);
  const hold = boundedByFence(fence, slot, { minutes: holdMinutes, wanted }, now);
  const latest = latestHold(fence, slot._id);
  if (latest && !isTheirs && isUsedUp(hold, holdMinutes)) {
    throw holdUsedUp(pauseEnd(latest), context);
  }
  return { hold, holdMinutes };
}
