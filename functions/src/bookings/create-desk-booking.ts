import type { Booking } from '@carwash/domain/bookings/booking';
import { refusalOfDeskSale } from '@carwash/domain/bookings/desk-sale-policy';
import type { DeskBooking } from '@carwash/domain/bookings/endpoints';
import { walkInName } from '@carwash/domain/bookings/walk-in-name';
import type { Endpoints } from '@carwash/domain/endpoints';
import { vatPercentOf } from '@carwash/domain/money/vat';
import type { Purchase } from '@carwash/domain/payments/new-transaction';
import { soldAtOnce } from '@carwash/domain/payments/sold-at-once';
import {
  type DeskMethod,
  type PaymentMethod,
  paymentMethodLabels,
  type Transaction,
} from '@carwash/domain/payments/transaction';
import { auditSubjectOf } from '@carwash/domain/sales/audit-subject';
import { freeQuote, type Quote } from '@carwash/domain/services/quote';
import { everywhere } from '@carwash/domain/services/served-area';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { takeBay } from '@carwash/domain/slots/take-bay';
import { countTransaction } from '@carwash/domain/statistics/count-statistics';
import type { Customer } from '@carwash/domain/users/user';
import { plateKey } from '@carwash/domain/vehicles/registration-plate';
import { storedVehicle } from '@carwash/domain/vehicles/vehicle';
import { waitlistEntryId } from '@carwash/domain/waitlist/waitlist-entry';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { inBay } from '../days/in-bay.ts';
import { placeOf } from '../days/read-days.ts';
import { endEntry } from '../days/waitlist-entries.ts';
import { commitOrFindOwn, retryOnConflict } from '../db/compare-and-set.ts';
import { type ReadKey, readIdempotencyKey, rememberIdempotencyKey } from '../db/idempotency-key.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError, toError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { logError } from '../http/log.ts';
import {
  type CustomerVersion,
  raiseCustomerVersion,
  readCustomerVersion,
} from '../payments/customer-version.ts';
import { draftTransaction, findKeyedTransaction } from '../payments/purchase/draft-transaction.ts';
import { addBooking } from '../payments/settlement/add-booking.ts';
import { clearLapsedHolds } from '../payments/settlement/query-and-settle.ts';
import { addReceipts } from '../receipts/add-receipts.ts';
import { numberAfterCommit } from '../receipts/number-receipts.ts';
import { requireFittingVisit } from '../services/require-fitting-visit.ts';
import { countChange } from '../statistics/count-change.ts';
import { readProfile } from '../users/read-user.ts';
import { requirePhoneNumber } from '../users/require-phone-number.ts';
import { requireVehicleAtDesk } from '../vehicles/require-fitting-vehicle.ts';
import { dayOfSale, type ReadForSale, readForSale, takeMinutes } from './desk-sale.ts';
import { readBooking } from './read-booking.ts';

/**
 * Returns the customer with the name that the desk entered, or their plate. With an account, the account's email is
 * used, and its phone number if the desk entered none.
 * @throws ApiError not_found for an unknown account, bad_input for an invalid phone number
 */
async function readCustomer(
  { customerId, customerName, customerPhone, customerEmail: email, registrationPlate }: DeskBooking,
  context: Context,
): Promise<Customer> {
  const phone =
    customerPhone && (await requirePhoneNumber('customerPhone', customerPhone, context));
  if (customerId === undefined) {
    return { uid: null, name: walkInName(customerName, registrationPlate), email, phone };
  }
  const profile = (await readProfile(customerId, context)).data();
  const name = customerName || profile.name;
  return { uid: profile._id, name, email: profile.email, phone: phone || profile.phone };
}

interface DeskSale {
  customerVersion: CustomerVersion;
  read: ReadForSale;
  purchase: Purchase;
  /** How it is paid; free where it costs nothing. */
  method: DeskMethod;
  /** Why nothing is asked for; undefined where the desk did not choose that. */
  freeReason: string | undefined;
  settings: PublicSettings;
  /** The Idempotency-Key of this call as read; null without one. */
  key: ReadKey | null;
}

/** Returns how a sale is paid, and its price: nothing is asked for what is free. */
function paymentOf(
  { paymentMethod, freeReason }: DeskBooking,
  quote: Quote,
): Pick<DeskSale, 'method' | 'freeReason'> & { quote: Quote } {
  if (quote.amount === 0) return { method: 'free', freeReason: undefined, quote };
  if (paymentMethod !== 'free') return { method: paymentMethod, freeReason: undefined, quote };
  return { method: 'free', freeReason, quote: freeQuote(quote) };
}

/** Returns how a sale was paid when it was made: what was paid after it was to be paid later. */
const methodOfSale = ({ paymentMethod, paidAt, createdAt }: Transaction): PaymentMethod =>
  paidAt?.getTime() === createdAt.getTime() ? paymentMethod : 'later';

/** Returns the error of a repeated call whose sale was undone or cancelled since: it must not look sold. */
const cancelledSince = (): ApiError =>
  new ApiError(
    'sale_cancelled',
    'This was sold already, and cancelled since. Confirm again to sell it anew.',
  );

/** @throws ApiError conflict if the sale of a repeated call was paid in another way */
function requireSameMethod(sold: Transaction, method: DeskMethod): void {
  const earlier = methodOfSale(sold);
  if (earlier === method) return;
  const how = paymentMethodLabels[earlier].toLowerCase();
  throw new ApiError(
    'conflict',
    `This was sold already, paid: ${how}. Look at the booking before you sell it again.`,
  );
}

/** Writes the slot, the payment, the booking and the idempotency key in one commit. */
async function sellSlot(
  { customerVersion, read, purchase, method, freeReason, settings, key }: DeskSale,
  caller: Staff,
  context: Context,
): Promise<Booking | undefined> {
  const now = context.now();
  const payment = soldAtOnce(method, settings.cancellationHours, now);
  const transaction = draftTransaction(purchase, payment, context);
  const batch = context.db.batch();
  batch.create(context.db.transactions.doc(transaction._id), transaction);
  addReceipts(batch, null, transaction, context);
  countChange(batch, countTransaction(transaction, context.settings.businessTimeZone), context);
  const claim = { claimId: transaction.claimId, heldUntil: null };
  takeMinutes(batch, read, takeBay(placeOf(read), claim, now), context);
  raiseCustomerVersion(batch, customerVersion, context);
  if (key) rememberIdempotencyKey(batch, key, transaction);
  const by = { uid: caller.uid, role: caller.role };
  const booking = addBooking(batch, transaction, { by, createdAt: now }, context);
  const { amount, currency, paymentMethod, vehicle } = transaction;
  addAuditEntry(
    batch,
    {
      kind: 'booking',
      action: 'booked at the desk',
      subject: auditSubjectOf(booking),
      before: null,
      after: {
        registrationPlate: vehicle.registrationPlate,
        amount,
        currency,
        paymentMethod,
        freeReason,
      },
    },
    caller,
    context,
  );
  const made = context.db.bookings.doc(booking._id);
  const isOwn = (stored: Booking) => stored.claimId === booking.claimId;
  return (await commitOrFindOwn(batch, made, isOwn, context)) ? booking : undefined;
}

/**
 * Ends the wait of a customer who has got a place of this service and day. An error is only logged: the sale stays
 * valid.
 */
async function endWait({ customer, service, slot }: Booking, context: Context): Promise<void> {
  const { uid } = customer;
  if (uid === null) return;
  const id = waitlistEntryId(uid, service._id, slot.date);
  try {
    await endEntry(() => readDocument(context.db.waitlist, id), context);
  } catch (error) {
    logError('A wait could not be ended after a sale at the desk', error);
  }
}

/**
 * Books an open slot, or the minutes from now on, for a walk-in or phone customer who pays at the desk. Of several
 * concurrent bookings of a bay exactly one succeeds. When the same admin repeats the call with its
 * Idempotency-Key, the answer is the booking that the first call created, in its current state.
 * @throws ApiError not_found for an unknown slot, service or account, slot_taken, slot_being_paid, price_changed,
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
  const attempt = async () => {
    const customerVersion = await readCustomerVersion(body.customerId ?? null, context);
    const customer = await readCustomer(body, context);
    const { service, quote, settings, seller, ...found } = await readForSale(body, context);
    // The key is read after the slot: if an earlier attempt of this call took the slot, its key is then
    // found.
    const sameCar = { registrationPlate: plateKey(body.registrationPlate) };
    // The shown amount is not part of the key, because the price may change before a lost call is repeated; nor is how
    // it is paid, because that may be chosen anew, nor whether a closed day is meant, because it may have been closed since.
    const { agreedAmount, paymentMethod, freeReason, onClosedDay, ...sale } = body;
    const keyed = { call: 'createDeskBooking', body: { ...sale, ...sameCar } } as const;
    const key = await readIdempotencyKey(caller.uid, idempotencyKey, keyed, context);
    const sold = await findKeyedTransaction(key, context);
    if (sold) {
      const booking = (await readBooking(sold.id, context)).data();
      if (booking.status === 'cancelled') throw cancelledSince();
      requireSameMethod(sold.data(), paymentOf(body, quote).method);
      return booking;
    }
    const read = { ...found, ...inBay(found, body.bay, found.roster?.bays) };
    requireVehicleAtDesk(body, service, settings, context);
    requireFittingVisit(body, service, everywhere);
    const { slot } = read;
    const { currency } = context.settings;
    const facts = { wanted: body, service, quote, slot, settings, currency };
    const refusal = refusalOfDeskSale(facts, context.now());
    if (refusal) throw toError(refusal);
    if (await clearLapsedHolds(read, context)) return undefined;
    const { quote: asked, ...payment } = paymentOf(body, quote);
    const wish = {
      service,
      quote: asked,
      slot,
      vehicle: storedVehicle(body, settings.vehicleTypes),
      visit: body,
    };
    const vatPercent = vatPercentOf(service, settings);
    const purchase = { customer, ...wish, seller, vatPercent };
    return sellSlot(
      { customerVersion, read, purchase, ...payment, settings, key },
      caller,
      context,
    );
  };
  const booking = await retryOnConflict(attempt, dayOfSale(body, context));
  await Promise.all([endWait(booking, context), numberAfterCommit(context)]);
  return booking;
};
