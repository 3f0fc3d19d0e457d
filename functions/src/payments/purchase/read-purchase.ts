import type { Day } from '@carwash/domain/bays/day';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { type Quote, quoteFor } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import type { Seller } from '@carwash/domain/settings/seller';
import type { User } from '@carwash/domain/users/user';
import type {
  DocumentReference,
  DocumentSnapshot,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import {
  dayOfSlot,
  type ReadSlot,
  reachedDays,
  slotIn,
  type Wanted,
} from '../../bays/read-days.ts';
import type { Context } from '../../context.ts';
import {
  documentOfKey,
  type KeyedCall,
  type ReadKey,
  requireSameRequest,
} from '../../db/idempotency-key.ts';
import { documentOf } from '../../db/read-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/handler.ts';
import { readPrivateSettings } from '../../settings/read-private-settings.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { type PurchaseFence, readOpenPayments } from '../purchase-fence.ts';

interface PurchaseRequest {
  body: InitiatePayment;
  caller: Caller;
  idempotencyKey: string | null;
}

/** The data on which the decision about a purchase depends. */
export interface ReadPurchase {
  fence: PurchaseFence;
  service: DocumentSnapshot<Service> | null;
  /** The chosen service and its current price; null when the service does not exist. */
  quote: Quote | null;
  /** The slot with its availability for the wanted minutes; null when there is no such slot. */
  read: ReadSlot | null;
  customer: DocumentSnapshot<User> | null;
  /** The current rules of the business. */
  settings: PublicSettings;
  seller: Seller;
  /** The Idempotency-Key of this call as read; null without one. */
  key: ReadKey | null;
  /** The customer's pending payments, and the declined ones that keep their hold; read after the fence. */
  open: QueryDocumentSnapshot<Transaction>[];
}

/** The current data that a purchase needs. */
export interface PurchaseDetails {
  service: Service;
  quote: Quote;
  read: ReadSlot;
  customer: User;
  /** City of the business, for the payment provider. */
  city: string;
}

/**
 * Returns the part of the call that its key identifies. The vehicle is not part of it, because it may be
 * corrected until the purchase is paid.
 */
const keyedCall = ({ serviceId, slotId }: InitiatePayment): KeyedCall => ({
  call: 'initiatePayment',
  body: { serviceId, slotId },
});

/** Reads everything at the same time, with these days; the settings in the same round trip. */
async function readAtOnce(
  { body, caller: { uid }, idempotencyKey }: PurchaseRequest,
  days: readonly DocumentReference<Day>[],
  context: Context,
) {
  const { db } = context;
  const [[fence, service, customer, keySnapshot, ...found], settings, seller] = await Promise.all([
    db.readAll(
      documentOf(db.purchaseFences, uid),
      documentOf(db.services, body.serviceId),
      documentOf(db.users, uid),
      documentOfKey(uid, idempotencyKey, db),
      ...days,
    ),
    readSettings(context),
    readPrivateSettings(context),
  ]);
  return { fence, service, customer, keySnapshot, days: found, settings, seller };
}

type Priced = Pick<ReadPurchase, 'service' | 'settings'>;

function quoteOf(body: InitiatePayment, { service, settings }: Priced): Quote | null {
  const known = service?.data();
  return known ? quoteFor(known, body, settings) : null;
}

function wantedBy(body: InitiatePayment, priced: Priced): Wanted {
  const quote = quoteOf(body, priced);
  return quote ? { length: { takes: { minutes: quote.minutes }, hours: priced.settings } } : {};
}

/**
 * Reads everything at the same time, except for the open payments: they are read after the fence that names
 * them. So if this customer holds the slot, their payment is among these. If the slot reaches into another
 * day, everything is read again with that day.
 * @throws ApiError conflict if the key was used for a different request
 */
export async function readPurchase(
  request: PurchaseRequest,
  context: Context,
): Promise<ReadPurchase> {
  const { body, caller } = request;
  const begins = dayOfSlot(body.slotId, context);
  const first = await readAtOnce(request, begins ? [begins] : [], context);
  const reached = reachedDays(first.days, body.slotId, context, wantedBy(body, first));
  const known = reached.length > 1 ? await readAtOnce(request, reached, context) : first;
  const { fence, service, customer, keySnapshot, days, settings, seller } = known;
  const key = keySnapshot && requireSameRequest(keySnapshot, keyedCall(body));
  const open = await readOpenPayments(caller.uid, fence, context);
  const slot = slotIn(days, body.slotId, context, wantedBy(body, known));
  const quote = quoteOf(body, known);
  const bought = { service, quote, read: slot && { slot, days }, settings, seller };
  return { fence, ...bought, customer, key, open };
}

/**
 * Returns the slot as it would be without the hold of this customer.
 * @param claimId of that hold
 */
export function withoutOwnHold(
  { slot, days }: ReadSlot,
  { minutes }: Quote,
  { settings: hours }: Pick<ReadPurchase, 'settings'>,
  claimId: string,
  context: Context,
): ReadSlot {
  const wanted = { ignored: claimId, length: { takes: { minutes }, hours } };
  return { slot: slotIn(days, slot._id, context, wanted) ?? slot, days };
}

/** Returns the error for an unknown service or slot, or for a slot of another service. */
export const purchaseNotFound = (): ApiError =>
  new ApiError('not_found', 'Service or slot not found');

/**
 * Returns the details of a purchase.
 * @throws ApiError not_found for an unknown service, slot, or a slot of another service; forbidden for an
 * account without a profile, or one that was disabled after the call came in
 */
export function requireDetails(purchase: ReadPurchase): PurchaseDetails {
  const { service, quote, read, customer, settings } = purchase;
  const [offered, profile] = [service?.data(), customer?.data()];
  if (!offered || !quote || read?.slot.serviceId !== offered._id) throw purchaseNotFound();
  if (!profile) throw new ApiError('forbidden', 'Your account has no profile yet.');
  if (profile.status === 'disabled') throw new ApiError('forbidden', 'This account is disabled.');
  return { service: offered, quote, read, customer: profile, city: settings.city };
}
