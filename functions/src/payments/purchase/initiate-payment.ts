import type { Endpoints } from '@carwash/domain/endpoints';
import { toDecimalString } from '@carwash/domain/money/money';
import { pageQueryKeys } from '@carwash/domain/page-data';
import { nextPurchaseStep } from '@carwash/domain/payments/next-purchase-step';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { everywhere } from '@carwash/domain/services/served-area';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import type { User } from '@carwash/domain/users/user';
import { anyService } from '@carwash/domain/vehicles/fitting-vehicle';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { ApiError, toError } from '../../errors/api-error.ts';
import { type PaymentOrder, PaymentProviderError } from '../../gateways/payment-provider.ts';
import { type ApiRequest, type Handler, readingAhead } from '../../http/handler.ts';
import { logError } from '../../http/log.ts';
import { requireFittingVisit } from '../../services/require-fitting-visit.ts';
import { requireFittingVehicle } from '../../vehicles/require-fitting-vehicle.ts';
import { hasVersionChanged } from '../customer-version.ts';
import { abandonPayment } from '../settlement/fail-payment.ts';
import { clearLapsedHolds } from '../settlement/query-and-settle.ts';
import { returnAddress } from '../settlement/return-address.ts';
import { bookFreeSlot, type HeldPayment, holdSlot } from './commit-purchase.ts';
import { askEarlierPayment, continuePayment } from './continue-payment.ts';
import { type AskedPayment, readPurchase } from './read-purchase.ts';

/** The payer, for the payment provider; city: that of the business. */
interface Payer {
  customer: User;
  city: string;
}

function orderOf(
  transaction: Transaction,
  { customer, city }: Payer,
  context: Context,
): PaymentOrder {
  const { publicBaseUrl, businessCountry: country } = context.settings;
  const { service, slot } = transaction;
  return {
    transactionId: transaction._id,
    amount: toDecimalString(transaction.amount),
    currency: transaction.currency,
    description: `${service.name}, ${slot.date} ${slot.startTime}`,
    customer,
    place: { city, country },
    successUrl: `${publicBaseUrl}/api/payments/success`,
    failUrl: `${publicBaseUrl}/api/payments/fail`,
    cancelUrl: `${publicBaseUrl}/?${pageQueryKeys.home.cancelledPayment}=${transaction._id}`,
  };
}

/** Stores the card page's address, unless the payment has ended in the meantime. */
async function savePaymentUrl(
  { transaction, updateTime }: HeldPayment,
  paymentUrl: string,
  context: Context,
): Promise<Transaction> {
  const { transactions } = context.db;
  const batch = context.db.batch();
  batch.update(transactions.doc(transaction._id), { paymentUrl }, { lastUpdateTime: updateTime });
  if (await commitIfUnchanged(batch)) return { ...transaction, paymentUrl };
  return retryOnConflict(async () => {
    const snapshot = await readDocument(transactions, transaction._id);
    if (snapshot?.data().status !== 'pending') return snapshot?.data() ?? transaction;
    const again = context.db.batch();
    again.update(snapshot.ref, { paymentUrl }, ifUnchanged(snapshot));
    return (await commitIfUnchanged(again)) ? { ...snapshot.data(), paymentUrl } : undefined;
  });
}

/**
 * Requests the card page of a transaction that holds its slot.
 * @throws ApiError provider_down after marking the transaction failed and freeing the slot. A waitlist entry that it ended is
 * in line again.
 */
async function openPaymentPage(
  held: HeldPayment,
  payer: Payer,
  context: Context,
): Promise<Transaction> {
  const { transaction } = held;
  try {
    const url = await context.paymentProvider.openPayment(orderOf(transaction, payer, context));
    return await savePaymentUrl(held, url, context);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logError('The card page could not be opened', error, { transactionId: transaction._id });
    await abandonPayment(transaction._id, 'provider_down', context, held.endedEntry);
    throw new ApiError('provider_down', 'Something went wrong. You have not been charged.');
  }
}

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
      if (await hasVersionChanged(purchase.customerVersion, context)) return undefined;
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
