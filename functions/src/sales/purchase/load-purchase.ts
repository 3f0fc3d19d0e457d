import type { Booking } from '@carwash/domain/bookings/booking';
import { upcomingFreeBookings } from '@carwash/domain/bookings/booking-state';
import type { Day } from '@carwash/domain/days/day';
import { keepsHold } from '@carwash/domain/payments/customer-payments';
import type { ProviderOutcome } from '@carwash/domain/payments/next-payment-step';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import type { PurchaseFacts } from '@carwash/domain/payments/purchase-facts';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { type Quote, quoteFor } from '@carwash/domain/services/quote';
import type { Seller } from '@carwash/domain/settings/private-settings';
import { minutesSold } from '@carwash/domain/slots/job-length';
import type { Slot } from '@carwash/domain/slots/slot';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import {
  datesOfEntry,
  isOpenEntry,
  offerAt,
  type WaitlistEntry,
  waitlistEntryId,
} from '@carwash/domain/waitlist/waitlist-entry';
import type {
  DocumentReference,
  DocumentSnapshot,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { isBlocked } from '../../customers/is-blocked.ts';
import {
  addDates,
  addDaysOf,
  dayOfSlot,
  type ReadDays,
  reachedDays,
  slotIn,
  type Wanted,
} from '../../days/read-days.ts';
import type { EntrySnapshot } from '../../days/waitlist-entries.ts';
import {
  documentOfKey,
  type KeyedCall,
  type ReadKey,
  requireSameRequest,
} from '../../db/idempotency-key.ts';
import { documentOf, readDocument } from '../../db/read-document.ts';
import { readLegalSettings, readPrivateSettings, readSettings } from '../../db/read-settings.ts';
import { mustConfirmEmail } from '../../gateways/find-account.ts';
import type { Caller } from '../../http/handler.ts';
import {
  type CustomerVersion,
  hasBooked,
  latestHold,
  latestOf,
  readBookingsOfStart,
  readOpenPayments,
} from '../../payments/customer-version.ts';
import { termsVersionOf } from '../../settings/terms-version.ts';
import { type LoadedSale, loaded } from '../load-sale.ts';

export interface PurchaseRequest {
  body: InitiatePayment;
  caller: Caller;
  idempotencyKey: string | null;
  admission?: Promise<unknown> | undefined;
}

/** A payment about which the provider was queried. */
export interface AskedPayment {
  id: string;
  /** The provider's answer; null when another call is asking. */
  outcome: ProviderOutcome | null;
}

/** A purchase as it was read, with the customer's earlier payment for the slot, and the facts that decide about it. */
export interface LoadedPurchase extends LoadedSale {
  facts: PurchaseFacts;
  /** The payment about which the provider was queried in this call; null: none. */
  asked: AskedPayment | null;
  customerVersion: CustomerVersion;
  seller: Seller;
  /** The version of the legal texts that are in force. */
  termsVersion: string;
  /** The Idempotency-Key of this call; null without one. */
  key: ReadKey | null;
  /** The customer's entry on the waitlist for this service and day, while it is open; null without one. */
  entry: EntrySnapshot | null;
}

/**
 * Returns the part of the call that its key identifies. The vehicle is not part of it, because it may be
 * corrected until the purchase is paid.
 */
const keyedCall = ({ serviceId, slotId }: InitiatePayment): KeyedCall => ({
  call: 'initiatePayment',
  body: { serviceId, slotId },
});

const entryIdOf = (uid: string, { serviceId, slotId }: InitiatePayment): string =>
  waitlistEntryId(uid, serviceId, partsOfSlotId(slotId)?.date ?? '');

/** Returns the entry as read if its customer waits or has an offer, also one that has lapsed. */
const openEntry = (snapshot: DocumentSnapshot<WaitlistEntry> | null): EntrySnapshot | null => {
  const entry = snapshot?.data();
  return entry && isOpenEntry(entry) ? (snapshot as EntrySnapshot) : null;
};

/** Returns the offer of a slot to its customer. */
function offerFor(slotId: string, entry: EntrySnapshot | null, { now }: Context) {
  const offer = entry && offerAt(entry.data(), now());
  return offer?.slotId === slotId ? offer : null;
}

/**
 * Reads everything at the same time, with these days; the settings in the same round trip.
 * @returns all that, the price of the wanted service, and the minutes for which the slot is wanted
 */
async function readAtOnce(
  { body, caller: { uid }, idempotencyKey }: PurchaseRequest,
  days: readonly DocumentReference<Day>[],
  context: Context,
) {
  const { db } = context;
  const [
    [customerVersion, offered, customer, keySnapshot, waiting, ...found],
    settings,
    seller,
    legal,
  ] = await Promise.all([
    db.readAll(
      documentOf(db.customerVersions, uid),
      documentOf(db.services, body.serviceId),
      documentOf(db.users, uid),
      documentOfKey(uid, idempotencyKey, db),
      documentOf(db.waitlist, entryIdOf(uid, body)),
      ...days,
    ),
    readSettings(context),
    readPrivateSettings(context),
    readLegalSettings(context),
  ]);
  const key = keySnapshot && requireSameRequest(keySnapshot, keyedCall(body));
  const service = offered?.data() ?? null;
  const quote = service && quoteFor(service, body, settings);
  const entry = openEntry(waiting);
  const offer = offerFor(body.slotId, entry, context);
  const wanted: Wanted = {
    ...(quote && { length: { takes: { minutes: quote.minutes }, hours: settings } }),
    ...(offer && {
      ignored: offer.claimId,
      // Nothing else that is kept for the waitlist becomes theirs.
      isForWaiting: quote !== null && quote.minutes <= (entry?.data().minutes ?? 0),
    }),
  };
  const termsVersion = termsVersionOf(legal, settings);
  const known = {
    customerVersion,
    service,
    customer,
    key,
    settings,
    seller,
    termsVersion,
    entry,
    offer,
  };
  return { ...known, days: found, quote, wanted };
}

/** Reads everything at the same time. If the slot reaches into another day, it is read again with that day. */
async function readWithAllDays(request: PurchaseRequest, context: Context) {
  const begins = dayOfSlot(request.body.slotId, context);
  const read = await readAtOnce(request, begins ? [begins] : [], context);
  const reached = reachedDays(read.days, request.body.slotId, context, read.wanted);
  return reached.length > 1 ? readAtOnce(request, reached, context) : read;
}

/**
 * Finds the customer's earlier payment for this slot: by the call's Idempotency-Key, or an open transaction
 * of an earlier visit. Of finished payments only a declined one that keeps its hold counts, because the slot
 * of any other may belong to another customer by now.
 */
function findEarlier(
  repeated: QueryDocumentSnapshot<Transaction> | null,
  open: readonly QueryDocumentSnapshot<Transaction>[],
  slotId: string,
): QueryDocumentSnapshot<Transaction> | null {
  const status = repeated?.data().status;
  if (status === 'pending' || status === 'success') return repeated;
  return latestOf(open, slotId);
}

/**
 * Tells whether a payment that was asked about still decides. If it has ended, the customer may have another
 * payment for the slot by now.
 */
function stillCounts(
  payment: DocumentSnapshot<Transaction>,
  now: Date,
): payment is QueryDocumentSnapshot<Transaction> {
  const transaction = payment.data();
  if (!transaction) return false;
  const { status } = transaction;
  const isDecisive = status === 'pending' || status === 'success' || status === 'refund_due';
  return isDecisive || keepsHold(transaction, now);
}

/**
 * Reads the customer's open payments and the earlier payment for the slot. The days are read once more, at the
 * same moment, because a payment that has just ended would otherwise still hold the slot in them.
 */
async function readPayments(
  { customerVersion, key, days }: Awaited<ReturnType<typeof readAtOnce>>,
  slotId: string,
  asked: AskedPayment | null,
  context: Context,
) {
  const { db } = context;
  const named = customerVersion?.data()?.openPayments ?? [];
  const hasPayments = named.length > 0 || asked !== null;
  const [open, [known], repeated, latest] = await Promise.all([
    readOpenPayments(customerVersion, context),
    db.readAll(asked && db.transactions.doc(asked.id)),
    readDocument(db.transactions, key?.snapshot.data()?.madeId ?? ''),
    hasPayments ? db.readAll(...days.map(({ ref }) => ref)) : days,
  ]);
  const isNews = known !== null && stillCounts(known, context.now());
  const earlier = isNews ? known : findEarlier(repeated, open, slotId);
  return { open, earlier, days: latest };
}

/** Returns the slot for the wanted minutes. A hold of the customer that is too short for them is ignored. */
function slotBeside(
  earlier: Transaction | undefined,
  slotId: string,
  days: ReadDays,
  wanted: Wanted,
  context: Context,
): Slot | null {
  const slot = slotIn(days, slotId, context, wanted);
  if (!slot || !earlier || slot.endsAt <= earlier.slot.endsAt) return slot;
  return slotIn(days, slotId, context, { ...wanted, ignored: earlier.claimId });
}

/** Returns the slot of a payment for the minutes that it sold. */
const ownSlotOf = (payment: Transaction, days: ReadDays, context: Context): Slot | null =>
  slotIn(days, payment.slot._id, context, { length: { takes: minutesSold(payment), hours: null } });

/** Tells whether the customer has neither paid for anything nor confirmed their email address, where they could. */
async function isUnproven(
  caller: Caller,
  customerVersion: CustomerVersion,
  context: Context,
): Promise<boolean> {
  if (customerVersion?.data()?.hasPaid) return false;
  return mustConfirmEmail(caller, context);
}

/** Reads the customer's bookings of this start, and for a free service all upcoming ones. */
async function readDecidingBookings(
  uid: string,
  slot: Slot | null,
  quote: Quote | null,
  context: Context,
): Promise<Booking[]> {
  if (quote?.amount !== 0) return slot ? readBookingsOfStart(uid, slot, context) : [];
  const upcoming = await context.db.bookings
    .where('customer.uid', '==', uid)
    .where('slot.startsAt', '>', context.now())
    .get();
  return upcoming.docs.map((booking) => booking.data());
}

/**
 * Reads everything on which a purchase depends: the customer's version before all that other commits change, or
 * together with it, so that no concurrent commit is missed. A call over its limit is refused after the first
 * reads.
 * @param asked the earlier payment if the provider was queried about it in this call
 * @throws ApiError conflict if the key was used for a different request
 */
export async function loadPurchase(
  request: PurchaseRequest,
  asked: AskedPayment | null,
  context: Context,
): Promise<LoadedPurchase> {
  const { body, caller } = request;
  const read = await readWithAllDays(request, context);
  const { customerVersion, key, settings, seller, termsVersion, quote, wanted, entry, offer } =
    read;
  const customer = read.customer?.data() ?? null;
  const [{ open, earlier, days: latest }, isBlockedOnline] = await Promise.all([
    readPayments(read, body.slotId, asked, context),
    customer !== null && isBlocked(customer, body.registrationPlate, context),
  ]);
  const payment = earlier?.data();
  const withOwn = payment ? await addDaysOf(payment.slot, latest, context) : latest;
  const days = entry ? await addDates(datesOfEntry(entry.data()), withOwn, context) : withOwn;
  const slot = slotBeside(payment, body.slotId, days, wanted, context);
  await request.admission;
  const answered = asked !== null && asked.id === payment?._id ? asked : null;
  // An earlier payment about which nobody has asked yet decides by itself.
  const isAlone = payment !== undefined && answered === null;
  const [bookings, isUnknown] = await Promise.all([
    isAlone ? [] : readDecidingBookings(caller.uid, slot, quote, context),
    !isAlone && quote ? isUnproven(caller, customerVersion, context) : false,
  ]);
  const { currency, businessTimeZone: timeZone, maxUnpaidHolds } = context.settings;
  const facts: PurchaseFacts = {
    wanted: body,
    service: read.service,
    quote,
    slot,
    offer,
    day: days.find(({ id }) => id === slot?.date)?.data() ?? null,
    customer,
    isBlocked: isBlockedOnline,
    settings,
    earlier: payment
      ? {
          payment,
          slot: ownSlotOf(payment, days, context),
          isAsked: answered !== null,
          outcome: answered?.outcome ?? null,
        }
      : null,
    open: open.map((each) => each.data()),
    hasBooked: slot !== null && hasBooked(bookings, slot._id),
    freeBookings: quote?.amount === 0 ? upcomingFreeBookings(bookings, context.now()).length : 0,
    startHold: latestHold(customerVersion, body.slotId),
    isUnproven: isUnknown,
    currency,
    timeZone,
    maxUnpaidHolds,
  };
  const payments = earlier ? [earlier] : [];
  const sale = { ...loaded({ booking: null, payments, days }), customerVersion, entry };
  return { ...sale, facts, asked, seller, termsVersion, key };
}
