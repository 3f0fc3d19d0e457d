import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Transaction } from '@carwash/domain/entities/transaction';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { slotTaken } from '../slots/slot-taken.ts';
import { claimSlot, mayClaim } from './claim-slot.ts';
import { findEarlierPayment } from './find-earlier-payment.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { readOffer } from './read-offer.ts';

/** How many commits may come in between before giving up. */
const claimAttempts = 5;

function answer({ _id, paymentUrl, expiresAt }: Transaction) {
  if (!paymentUrl) {
    throw new ApiError('conflict', 'This payment is no longer open. Please try again.');
  }
  return { payment_url: paymentUrl, transactionId: _id, expiresAt };
}

/**
 * Holds the slot for the caller in one commit, then opens the card page. A caller who already holds
 * the slot gets the same payment again.
 * @throws ApiError slot_taken, already_paid, refund_due, provider_down (the slot is free again), not_found.
 */
export const initiatePayment: Handler<Context, Endpoints['initiatePayment']> = async (
  { body, caller, idempotencyKey },
  context,
) => {
  for (let attempt = 0; attempt < claimAttempts; attempt += 1) {
    const earlier = await findEarlierPayment(body, caller, idempotencyKey, context);
    if (earlier.payable) return answer(earlier.payable);
    const offer = await readOffer(body, caller, context);
    if (!mayClaim(offer, earlier, context.now())) {
      // One more look: this very customer may have taken it since their own payments were read.
      if (attempt > 0) break;
      continue;
    }
    const transaction = await claimSlot(offer, body, earlier, context);
    if (transaction) return answer(await openPaymentPage(transaction, offer, context));
  }
  throw slotTaken();
};
