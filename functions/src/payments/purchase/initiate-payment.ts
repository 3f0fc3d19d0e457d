import type { Endpoints } from '@carwash/domain/endpoints';
import { toMinorUnits } from '@carwash/domain/money/money';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { isSameChoice } from '@carwash/domain/services/quote';
import { latestHoldEnd } from '@carwash/domain/slots/hold';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { withDaysOf } from '../../bays/read-days.ts';
import type { Context } from '../../context.ts';
import { retryOnConflict } from '../../db/compare-and-set.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type ApiRequest, type Handler, readingAhead } from '../../http/handler.ts';
import { requireFittingAddOns } from '../../services/require-fitting-add-ons.ts';
import { requireFittingVehicle } from '../../services/require-fitting-vehicle.ts';
import { requireFittingVisit } from '../../services/require-fitting-visit.ts';
import { hasBooked } from '../another-payment.ts';
import { requireAgreedAmount } from '../require-agreed-amount.ts';
import { requireForSale, requireOnSale } from '../require-on-sale.ts';
import { clearLapsedHolds } from '../settlement/ask-and-settle.ts';
import { returnAddress } from '../settlement/return-address.ts';
import { alreadyPaid, slotBegun, slotTaken } from '../slot-conflict-errors.ts';
import { cancellationHoursFor, requireAgreedTerms } from './agreed-terms.ts';
import { bookFreeSlot } from './book-free-slot.ts';
import { claimSlot, isHeldByCaller, mayClaim } from './claim-slot.ts';
import { findEarlierPayment } from './find-earlier-payment.ts';
import { holdFor } from './hold-for.ts';
import { openPaymentPage } from './open-payment-page.ts';
import {
  type PurchaseDetails,
  purchaseNotFound,
  type ReadPurchase,
  readPurchase,
  requireDetails,
  withoutOwnHold,
} from './read-purchase.ts';
import { requireRoomForFreeBooking } from './require-room-for-free-booking.ts';
import { requireRoomForHold } from './require-room-for-hold.ts';
import { isUnprovenCustomer, requireShareOfDay } from './require-share-of-day.ts';
import { type EarlierPayment, resumePayment } from './resume-payment.ts';

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
 * Decides whether the caller's own earlier payment for the slot, if there is one, is continued or replaced.
 * @returns undefined when the payment has ended just now: the caller must read and decide again
 */
async function considerEarlier(
  read: ReadPurchase,
  body: InitiatePayment,
  context: Context,
): Promise<EarlierPayment | undefined> {
  const found = await findEarlierPayment(read, body.slotId, context);
  if (!found) return { payable: null, stale: null };
  const { service } = found.data();
  if (service._id !== body.serviceId) throw purchaseNotFound();
  // If the service was deleted, the place of the earlier payment's service counts.
  if (!read.service) requireFittingVisit(body, service);
  if (found.data().paymentMethod === 'free') return { payable: found.data(), stale: null };
  const cancellationHours = cancellationHoursFor(read.settings, found.data());
  requireAgreedTerms(cancellationHours, body);
  const isSame = !read.quote || isSameChoice(found.data(), read.quote, body);
  // If the payment began at a higher price than is shown now, it must be replaced, because its card page
  // would ask for that price.
  const { agreedAmount = Number.POSITIVE_INFINITY } = body;
  const isTooMuch = toMinorUnits(found.data().amount) > toMinorUnits(agreedAmount);
  const wanted = { ...body, cancellationHours, isSameChoice: isSame && !isTooMuch };
  if (latestHoldEnd(found.data().slot.startsAt) <= context.now()) throw slotBegun();
  const earlier = await resumePayment(found, wanted, read.fence, context);
  return earlier.payable || earlier.stale ? earlier : undefined;
}

/**
 * Purchase details, computed as if the customer's own hold were already released if it is too short, on all
 * days that it covers.
 */
async function detailsBeside(
  { stale }: EarlierPayment,
  read: ReadPurchase,
  context: Context,
): Promise<PurchaseDetails> {
  const details = requireDetails(read);
  const held = stale?.data();
  if (!held) return details;
  if (details.read.slot.endsAt <= held.slot.endsAt) {
    return { ...details, read: await withDaysOf(held.slot, details.read, context) };
  }
  const beside = withoutOwnHold(details.read, details.quote, read, held.claimId, context);
  return { ...details, read: beside };
}

/**
 * Holds the slot for the caller, or books a free service, in one commit.
 * @returns the work that is left after that: opening the card page, for which competing calls need not wait;
 * undefined when another commit conflicted, or when the data on which the decision depends has changed
 */
async function sell(
  request: ApiRequest<Endpoints['initiatePayment']>,
  context: Context,
): Promise<(() => Promise<Transaction>) | undefined> {
  const { body, caller } = request;
  const read = await readPurchase(request, context);
  await request.admission;
  const service = read.service?.data();
  if (service) {
    requireFittingVehicle(body, service, read.settings, context);
    requireFittingVisit(body, service);
  }
  const earlier = await considerEarlier(read, body, context);
  if (!earlier) return undefined;
  const { payable } = earlier;
  if (payable) return async () => payable;
  const details = await detailsBeside(earlier, read, context);
  if (!mayClaim(details, earlier, context.now())) throw slotTaken();
  const isTheirs = isHeldByCaller(details, earlier, context.now());
  if (!isTheirs) {
    requireForSale(details.service);
    requireOnSale(details.read.slot, read.settings, context);
  }
  requireFittingAddOns(body, details.service, read.settings);
  requireAgreedAmount(details.quote.amount, body.agreedAmount, context);
  const isFree = details.quote.amount === 0;
  if (await hasBooked(caller.uid, details.read.slot, context)) throw alreadyPaid();
  if (isFree) {
    await requireRoomForFreeBooking(caller.uid, context);
    if (await clearLapsedHolds(details.read, context)) return undefined;
    const booked = await bookFreeSlot(details, body, earlier, read, context);
    return booked && (async () => booked);
  }
  requireAgreedTerms(cancellationHoursFor(read.settings, earlier.stale?.data() ?? null), body);
  requireRoomForHold(read.open, earlier.stale?.id ?? null, context);
  const hold = holdFor(details, earlier, read, isTheirs, context);
  const isUnproven = await isUnprovenCustomer(caller, read.fence, context);
  if (isUnproven && !isTheirs) requireShareOfDay(details, earlier, context);
  if (!isTheirs && (await clearLapsedHolds(details.read, context))) return undefined;
  const claimed = await claimSlot(details, body, earlier, read, { ...hold, isUnproven }, context);
  return claimed && (() => openPaymentPage(claimed, details, context));
}

/**
 * Holds the slot for the caller in one commit, then opens the card page. A caller who already holds the
 * slot gets the same payment again, or after a declined card a new one with the same hold. A free service
 * is booked at once.
 * @throws ApiError slot_taken, slot_being_paid, not_on_sale, too_many_holds, hold_used_up,
 * email_not_verified, already_paid, refund_due,
 * refund_changed, price_changed, provider_down (the slot is free again), not_found, bad_input for a vehicle or an add-on that does not suit the service,
 * and for an address that is missing or that nobody needs.
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
