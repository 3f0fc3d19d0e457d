import type { Endpoints } from '@carwash/domain/endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { buy } from '@carwash/domain/sales/buy';
import type { Act, Sale } from '@carwash/domain/sales/sale';
import { isRefusal } from '@carwash/domain/sales/sale-change';
import { everywhere } from '@carwash/domain/services/served-area';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { anyService } from '@carwash/domain/vehicles/fitting-vehicle';
import type { Context } from '../../context.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Handler, readingAhead } from '../../http/handler.ts';
import { hasVersionChanged } from '../../payments/customer-version.ts';
import { requireFittingVisit } from '../../services/require-fitting-visit.ts';
import { requireFittingVehicle } from '../../vehicles/require-fitting-vehicle.ts';
import { commitCall } from '../commit-call.ts';
import { changesOf, type Decided } from '../commit-sales.ts';
import { newIds } from '../new-ids.ts';
import { returnAddress } from '../settlement/return-address.ts';
import { askEarlierPayment } from './ask-earlier-payment.ts';
import { type LoadedPurchase, loadPurchase, type PurchaseRequest } from './load-purchase.ts';
import { openPaymentPage } from './open-payment-page.ts';

/**
 * @throws ApiError bad_input for a vehicle that does not suit the service, and for an address that is missing, outside
 * the served areas, or that nobody needs
 */
function requireFitting(
  { body }: PurchaseRequest,
  { facts: { service, settings, earlier } }: LoadedPurchase,
  context: Context,
): void {
  requireFittingVehicle(body, service ?? anyService, settings, context);
  // If the service was deleted, the place of the earlier payment's service counts.
  const placed = service ?? earlier?.payment.service;
  // A payment that exists is continued, whatever areas are served by now.
  const areas = earlier?.payment.address === body.address ? everywhere : settings.servedAreas;
  if (placed?._id === body.serviceId) requireFittingVisit(body, placed, areas);
}

const partsOf = (
  { body, caller }: PurchaseRequest,
  purchase: LoadedPurchase,
  context: Context,
) => ({
  body,
  seller: purchase.seller,
  termsVersion: purchase.termsVersion,
  entry: purchase.entry?.data() ?? null,
  startHolds: purchase.customerVersion?.data()?.startHolds ?? [],
  ids: newIds(caller.uid, body.serviceId, context.now()),
  code: context.drawBookingCode(),
});

const newPaymentOf = (decision: Decided['decision']): Transaction | undefined =>
  changesOf(decision)[0]?.newPayment;

type DecidedPurchase = Decided & { loaded: readonly [LoadedPurchase] };

/** Decides about a purchase. An earlier payment of the customer is queried first; then everything is read again. */
async function decide(
  request: PurchaseRequest,
  purchase: LoadedPurchase,
  act: Act,
  context: Context,
): Promise<DecidedPurchase> {
  const { sale, facts, key, customerVersion } = purchase;
  const loaded = [purchase] as const;
  requireFitting(request, purchase, context);
  const decision = buy(sale, facts, partsOf(request, purchase, context), act);
  if (typeof decision === 'string') return { decision, loaded };
  if ('ask' in decision) {
    if (purchase.asked) return { decision: 'stale', loaded };
    const asked = await askEarlierPayment(decision.ask, context);
    const again = await loadPurchase(request, asked, context);
    return decide(request, again, { ...act, now: context.now() }, context);
  }
  // The customer's own commit may have come between the reads, so that its hold looks like another's.
  if (isRefusal(decision) && (await hasVersionChanged(customerVersion, context))) {
    return { decision: 'stale', loaded };
  }
  return { decision, loaded, key: newPaymentOf(decision) ? key : null };
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

/** @throws Error if the purchase has no payment */
function lastPayment(sale: Sale | undefined): Transaction {
  const payment = sale?.payments.at(-1);
  if (!payment) throw new Error('A purchase has no payment');
  return payment;
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
  async (call, context) => {
    const request = { ...call, admission: call.admit?.() };
    const { sales, committed } = await commitCall(
      {
        load: async (): Promise<[LoadedPurchase]> => [await loadPurchase(request, null, context)],
        decide: ([purchase], act) => decide(request, purchase, act, context),
        contended: partsOfSlotId(request.body.slotId)?.date,
      },
      request.caller,
      context,
    );
    const transaction = lastPayment(sales[0]);
    if (!committed) return answer(transaction, context);
    const { decided, writtenAt } = committed;
    if (newPaymentOf(decided.decision)?.status !== 'pending') return answer(transaction, context);
    const held = { transaction, writtenAt };
    return answer(await openPaymentPage(decided.loaded[0], held, context), context);
  },
);
