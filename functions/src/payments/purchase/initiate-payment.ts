import type { Endpoints } from '@carwash/domain/endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Context } from '../../context.ts';
import { retryOnConflict } from '../../db/compare-and-set.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { readPurchaseFence } from '../purchase-fence.ts';
import { returnAddress } from '../settlement/return-address.ts';
import { slotTaken } from '../slot-conflict-errors.ts';
import { bookFreeSlot } from './book-free-slot.ts';
import { claimSlot, isHeldByCaller, mayClaim } from './claim-slot.ts';
import { clearLapsedHold } from './clear-lapsed-hold.ts';
import { findEarlierPayment } from './find-earlier-payment.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { readPurchaseDetails } from './read-purchase-details.ts';
import { requireRoomForFreeBooking } from './require-room-for-free-booking.ts';
import { requireRoomForHold } from './require-room-for-hold.ts';

/** A free booking has no card page: the customer is sent to our own success page. */
function answer({ _id, paymentMethod, paymentUrl, expiresAt }: Transaction, context: Context) {
  if (paymentMethod === 'free') {
    const payment_url = returnAddress('/booking-success', _id, context);
    return { payment_url, transactionId: _id, expiresAt };
  }
  if (!paymentUrl) {
    throw new ApiError('conflict', 'This payment is no longer open. Please try again.');
  }
  return { payment_url: paymentUrl, transactionId: _id, expiresAt };
}

/**
 * Holds the slot for the caller in one commit, then opens the card page. A caller who already holds the
 * slot gets the same payment again. A free service is booked at once.
 * @throws ApiError slot_taken, slot_being_paid, too_many_holds, already_paid, refund_due, provider_down
 * (the slot is free again), not_found.
 */
export const initiatePayment: Handler<Context, Endpoints['initiatePayment']> = (
  { body, caller, idempotencyKey },
  context,
) => {
  let hasLookedAgain = false;
  return retryOnConflict(async () => {
    const fence = await readPurchaseFence(caller.uid, context);
    const earlier = await findEarlierPayment(body, caller, idempotencyKey, context);
    if (earlier.payable) return answer(earlier.payable, context);
    const details = await readPurchaseDetails(body, caller, context);
    if (!mayClaim(details, earlier, context.now())) {
      // Look once more: the same customer may have taken the slot after their payments were read.
      if (hasLookedAgain) throw slotTaken();
      hasLookedAgain = true;
      return undefined;
    }
    const isFree = details.service.price === 0;
    if (isFree) await requireRoomForFreeBooking(caller.uid, context);
    else await requireRoomForHold(caller.uid, earlier.stale?.id ?? null, context);
    const isTheirs = isHeldByCaller(details, earlier, context.now());
    if (!isTheirs && (await clearLapsedHold(details.slot.data(), context))) return undefined;
    const take = isFree ? bookFreeSlot : claimSlot;
    const taken = await take(details, body, earlier, fence, context);
    if (!taken) return undefined;
    return answer(isFree ? taken : await openPaymentPage(taken, details, context), context);
  });
};
