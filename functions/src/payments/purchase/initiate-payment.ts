import type { Endpoints } from '@carwash/domain/endpoints';
import { nextPurchaseStep } from '@carwash/domain/payments/next-purchase-step';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { anyService } from '@carwash/domain/services/fitting-vehicle';
import { everywhere } from '@carwash/domain/services/served-area';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import type { Context } from '../../context.ts';
import { retryOnConflict } from '../../db/compare-and-set.ts';
import { ApiError, toError } from '../../errors/api-error.ts';
import { type ApiRequest, type Handler, readingAhead } from '../../http/handler.ts';
import { requireFittingVehicle, requireFittingVisit } from '../../services/require-fitting.ts';
import { isFencePassed } from '../purchase-fence.ts';
import { clearLapsedHolds } from '../settlement/ask-and-settle.ts';
import { returnAddress } from '../settlement/return-address.ts';
import { bookFreeSlot, holdSlot } from './commit-purchase.ts';
import { askEarlierPayment, continuePayment } from './continue-payment.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { type AskedPayment, readPurchase } from './read-purchase.ts';

type PurchaseRequest = ApiRequest<Endpoints['initiatePayment']>;

/**
 * Reads everything and decides the next step.
 * @param asked the earlier payment about which the provider was queried in this call; null before that
 * @throws ApiError conflict for a key of a different request; bad_input for a vehicle that does not suit the
 * service, and for an address that is missing, outside the served areas, or that nobody needs
 */
async function decide(request: PurchaseRequest, asked: AskedPayment | null, context: Context) {
  const { body } = request;
  const purchase = await readPurchase(request, asked, context);
  const { service, settings, earlier } = purchase.facts;
  requireFittingVehicle(body, service ?? anyService, settings, context);
  // If the service was deleted, the place of the earlier payment's service counts.
  const placed = service ?? earlier?.payment.service;
  // A payment that exists is continued, whatever areas are served by now.
  const areas = earlier?.payment.address === body.address ? everywhere : settings.servedAreas;
  if (placed?._id === body.serviceId) requireFittingVisit(body, placed, areas);
  return { purchase, step: nextPurchaseStep(purchase.facts, context.now()) };
}

/**
 * Holds the slot for the caller, or books a free service, or continues the caller's earlier payment, in one
 * commit.
 * @returns the work that is left after that: opening the card page, for which competing calls need not wait;
 * undefined when another commit conflicted, or when the data on which the decision depends has changed
 */
async function sell(
  request: PurchaseRequest,
  context: Context,
): Promise<(() => Promise<Transaction>) | undefined> {
  let { purchase, step } = await decide(request, null, context);
  if (step.kind === 'ask') {
    const asked = await askEarlierPayment(step.payment, context);
    ({ purchase, step } = await decide(request, asked, context));
  }
  switch (step.kind) {
    case 'refuse':
      // The customer's own commit may have come between the reads, so that its hold looks like another's.
      if (await isFencePassed(purchase.fence, context)) return undefined;
      throw toError(step.refusal);
    case 'ask':
      return undefined;
    case 'repeat': {
      const { payment } = step;
      return async () => payment;
    }
    case 'continue': {
      const continued = await continuePayment(purchase, step, request.body, context);
      return continued && (async () => continued);
    }
    case 'book': {
      const { slot } = step.sale;
      if (await clearLapsedHolds({ slot, days: purchase.days }, context)) return undefined;
      const booked = await bookFreeSlot(purchase, step, request.body, context);
      return booked && (async () => booked);
    }
    case 'hold': {
      const { sale, isTheirs } = step;
      const wanted = { slot: sale.slot, days: purchase.days };
      if (!isTheirs && (await clearLapsedHolds(wanted, context))) return undefined;
      const held = await holdSlot(purchase, step, request.body, context);
      const { city } = purchase.facts.settings;
      return held && (() => openPaymentPage(held, { customer: sale.customer, city }, context));
    }
  }
}

/**
 * Returns the answer of the call. A free booking has no card page, so the customer is redirected to our own
 * success page.
 */
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
 * slot gets the same payment again, or after a declined card a new one with the same hold. A free service
 * is booked at once.
 * @throws ApiError slot_taken, slot_being_paid, not_on_sale, too_many_holds, hold_used_up,
 * email_not_verified, already_paid, refund_due, refund_changed, price_changed, provider_down (the slot is
 * free again), not_found, forbidden, conflict, bad_input for a vehicle or an add-on that does not suit the
 * service, and for an address that is missing, outside the served areas, or that nobody needs
 */
export const initiatePayment: Handler<Context, Endpoints['initiatePayment']> = readingAhead(
  async (request, context) => {
    const finish = await retryOnConflict(
      () => sell(request, context),
      partsOfSlotId(request.body.slotId)?.date,
    );
    return answer(await finish(), context);
  },
);
