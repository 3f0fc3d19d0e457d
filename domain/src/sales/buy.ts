import { newBooking } from '../bookings/new-booking.ts';
import { vatPercentOf } from '../money/vat.ts';
import { idsWithout } from '../payments/customer-payments.ts';
import { newTransaction } from '../payments/new-transaction.ts';
import { type ContinueStep, nextPurchaseStep } from '../payments/next-purchase-step.ts';
import type { InitiatePayment } from '../payments/payment-endpoints.ts';
import { nextCheckWhileHeld } from '../payments/provider-query-schedule.ts';
import type { PurchaseFacts } from '../payments/purchase-facts.ts';
import { searchTermsOfPurchase } from '../payments/purchase-search.ts';
import type { BookStep, HoldStep, PlannedSale } from '../payments/sale-step.ts';
import { type NewPayment, soldAtOnce } from '../payments/sold-at-once.ts';
import type { Transaction } from '../payments/transaction.ts';
import { enteredVisitSchema } from '../payments/visit.ts';
import { sizedName } from '../services/quote.ts';
import type { Seller } from '../settings/private-settings.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { type StartHoldOf, withStartHold } from '../slots/hold.ts';
import { takeBay } from '../slots/take-bay.ts';
import { storedVehicle } from '../vehicles/vehicle.ts';
import type { WaitlistEntry } from '../waitlist/waitlist-entry.ts';
import { endWait } from './end-wait.ts';
import { replaced } from './fail.ts';
import type { Act, Sale } from './sale.ts';
import type { SaleChange, SaleDecision } from './sale-change.ts';

export interface PurchaseParts {
  body: InitiatePayment;
  seller: Seller;
  /** The customer's entry on the waitlist for this service and day, while it is open; null without one. */
  entry: WaitlistEntry | null;
  startHolds: readonly StartHoldOf[];
  /** The version of the legal texts that the customer accepts with this call. */
  termsVersion: string;
  /** The ids of a new payment. */
  ids: Pick<Transaction, '_id' | 'claimId'>;
  /** The code of a new booking. */
  code: string;
}

function newPayment(
  { service, quote, slot, customer: { _id: uid, name, email, phone } }: PlannedSale,
  payment: NewPayment,
  { settings, currency }: PurchaseFacts,
  { body, seller, ids, termsVersion }: PurchaseParts,
): Transaction {
  const purchase = {
    customer: { uid, name, email, phone },
    service,
    quote,
    slot,
    vehicle: storedVehicle(body, settings.vehicleTypes),
    visit: body,
    seller,
    vatPercent: vatPercentOf(service, settings),
  };
  const acceptedTexts = { termsVersion, acceptedAt: payment.createdAt };
  return newTransaction(purchase, { ...payment, ...ids, currency, acceptedTexts });
}

/** Takes the bay, replaces the earlier payment and ends the wait: the same for a hold and a free booking. */
function placed(
  { sale: { slot }, replaces }: HoldStep | BookStep,
  claim: { heldUntil: Date | null; isUnproven?: boolean },
  { days }: Sale,
  { offer }: PurchaseFacts,
  { ids: { claimId }, entry }: PurchaseParts,
  now: Date,
): Pick<SaleChange, 'jobs' | 'payments' | 'onWaitlist'> {
  const before = replaces?.claimId ?? offer?.claimId;
  const jobs = takeBay({ slot, days }, { claimId, ...claim }, now, before);
  return {
    ...endWait(entry, jobs),
    payments: {},
    ...(replaces && replaced(replaces, now)),
  };
}

function held(
  step: HoldStep,
  sale: Sale,
  facts: PurchaseFacts,
  parts: PurchaseParts,
  now: Date,
): SaleChange {
  const { hold, holdMinutes, cancellationHours, replaces, isTheirs } = step;
  const { slot } = step.sale;
  const { until: expiresAt } = hold;
  const payment: NewPayment = {
    status: 'pending',
    paymentMethod: 'card',
    cancellationHours,
    expiresAt,
    holdMinutes,
    nextCheckAt: nextCheckWhileHeld({ createdAt: now, expiresAt }, now),
    paidAt: null,
    createdAt: now,
  };
  const claim = { heldUntil: expiresAt, isUnproven: facts.isUnproven };
  return {
    ...placed(step, claim, sale, facts, parts, now),
    newPayment: newPayment(step.sale, payment, facts, parts),
    ...(!isTheirs && { takes: [slot] }),
    customer: {
      openPayments: [...idsWithout(facts.open, replaces), parts.ids._id],
      startHolds: withStartHold(parts.startHolds, { slotId: slot._id, ...hold }),
    },
    events: [],
    audit: [],
  };
}

function bookedFree(
  step: BookStep,
  sale: Sale,
  facts: PurchaseFacts,
  parts: PurchaseParts,
  now: Date,
): SaleChange {
  const payment = soldAtOnce('free', step.cancellationHours, now);
  const paid = newPayment(step.sale, payment, facts, parts);
  return {
    ...placed(step, { heldUntil: null }, sale, facts, parts, now),
    newPayment: paid,
    newBooking: newBooking(paid, { code: parts.code, createdAt: now }),
    takes: [step.sale.slot],
    customer: { openPayments: idsWithout(facts.open, step.replaces) },
    events: [{ kind: 'booked', by: { uid: step.sale.customer._id, role: 'user' } }],
    audit: [],
  };
}

const onlyKnown = { stripUnknown: true } as const;

/**
 * Returns the fields of a payment that the customer may correct: everything except the slot, the choice of the service,
 * and the price. Another vehicle at the same price gives the line its name. With an address the service is done at the customer's, whatever the service said when the payment began.
 */
function correctionsOf(
  { service, lines: [first, ...addOns] }: Transaction,
  body: InitiatePayment,
  { vehicleTypes }: PublicSettings,
) {
  const vehicle = storedVehicle(body, vehicleTypes);
  const visit = enteredVisitSchema.cast(body, onlyKnown);
  const location: Transaction['service']['location'] =
    visit.address === '' ? 'business' : 'customer';
  const isSized = first && first._id !== '';
  const name = sizedName(service.name, vehicle.vehicleTypeName);
  return {
    service: { ...service, location },
    vehicle,
    ...(isSized && { lines: [{ ...first, name }, ...addOns] }),
    ...visit,
  };
}

function renewed(
  hold: NonNullable<ContinueStep['hold']>,
  { days }: Sale,
  { earlier }: PurchaseFacts,
  { startHolds }: PurchaseParts,
): Pick<SaleChange, 'jobs' | 'customer'> {
  const { payment, slot } = earlier ?? {};
  if (!payment || !slot)
    throw new Error('Only the hold of a payment for an offered slot is renewed');
  const { claimId } = payment;
  const isUnproven = days.some(({ jobs }) => jobs[claimId]?.isUnproven);
  const claim = { claimId, heldUntil: hold.until, isUnproven };
  return {
    jobs: takeBay({ slot, days }, claim, hold.from),
    customer: { startHolds: withStartHold(startHolds, { slotId: slot._id, ...hold }) },
  };
}

function continued(
  { hold, cancellationHours }: ContinueStep,
  sale: Sale,
  facts: PurchaseFacts,
  parts: PurchaseParts,
  now: Date,
): SaleChange {
  const payment = facts.earlier?.payment;
  if (!payment) throw new Error('There is no payment to continue');
  const corrected = { ...correctionsOf(payment, parts.body, facts.settings), cancellationHours };
  const change = {
    ...corrected,
    acceptedTexts: { termsVersion: parts.termsVersion, acceptedAt: now },
    searchTerms: searchTermsOfPurchase({ ...payment, ...corrected }),
    expiresAt: hold?.until ?? payment.expiresAt,
  };
  return {
    payments: { [payment._id]: change },
    ...(hold && renewed(hold, sale, facts, parts)),
    events: [],
    audit: [],
  };
}

/** ask: query the provider about the customer's earlier payment, then read and decide again. */
type PurchaseDecision = SaleDecision | { ask: Transaction };

/**
 * Holds a slot for a customer who goes to pay, or books it if it is free of charge, or continues their earlier payment.
 * @param sale the days that the wanted job, and that of the earlier payment, reach into; the earlier payment if there is one
 */
export function buy(
  sale: Sale,
  facts: PurchaseFacts,
  parts: PurchaseParts,
  { now }: Pick<Act, 'now'>,
): PurchaseDecision {
  const step = nextPurchaseStep(facts, now);
  switch (step.kind) {
    case 'refuse':
      return step.refusal;
    case 'ask':
      return { ask: step.payment };
    case 'repeat':
      return 'unchanged';
    case 'continue':
      return continued(step, sale, facts, parts, now);
    case 'book':
      return bookedFree(step, sale, facts, parts, now);
    case 'hold':
      return held(step, sale, facts, parts, now);
  }
}
