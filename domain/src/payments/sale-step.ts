import type { Day } from '../days/day.ts';
import type { Refusal } from '../endpoint/errors.ts';
import type { Quote } from '../services/quote.ts';
import type { Service } from '../services/service.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import {
  boundedHold,
  holdEnd,
  isUsedUp,
  pauseEnd,
  type StartHold,
  takenOverHoldEnd,
} from '../slots/hold.ts';
import { minutesSold } from '../slots/job-length.ts';
import type { Slot } from '../slots/slot.ts';
import { isSlotOpen } from '../slots/slot-state.ts';
import { minutesOfClock } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import type { User } from '../users/user.ts';
import type { WaitlistOffer } from '../waitlist/waitlist-entry.ts';
import { keepsHold, unpaidHolds } from './customer-payments.ts';
import { holdsSlot } from './paid-slot-policy.ts';
import type { PurchaseFacts } from './purchase-facts.ts';
import {
  alreadyPaid,
  emailNotVerified,
  freeNeedsVerifiedEmail,
  holdUsedUp,
  noProfile,
  purchaseNotFound,
  refusalOfAddOns,
  refusalOfCustomer,
  refusalOfHigherPrice,
  refusalOfOffer,
  refusalOfTerms,
  slotTaken,
  tooManyFreeBookings,
  tooManyHolds,
} from './sale-refusals.ts';
import type { Transaction } from './transaction.ts';

/** The share of a day's bay minutes that unproven customers may hold without paying. */
const unprovenShare = 1 / 3;

/** Minutes that all bays together offer on a day: from the first start to the end of the last one. */
function bayMinutes({ bays, starts }: Pick<Day, 'bays' | 'starts'>): number {
  const spans = Object.values(starts).flatMap((times) =>
    Object.entries(times).map(([time, minutes]) => ({ from: minutesOfClock(time), minutes })),
  );
  if (spans.length === 0) return 0;
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ from, minutes }) => from + minutes));
  return (last - first) * bays.length;
}

/**
 * Tells whether an unproven customer (never paid, email not confirmed) may hold these minutes. All such holds of a day
 * may take a third of its bay minutes; a first one is always allowed.
 * @param minutes minutes of the job
 * @param ignored claim id of the customer's own hold that the new one replaces
 */
export function mayHoldUnproven(
  day: Pick<Day, 'bays' | 'starts' | 'jobs'>,
  minutes: number,
  now: Date,
  ignored?: string,
): boolean {
  const held = Object.entries(day.jobs)
    .filter(
      ([claimId, { isUnproven, heldUntil }]) =>
        isUnproven && claimId !== ignored && heldUntil !== null && heldUntil > now,
    )
    .map(([, { from, to }]) => (to.getTime() - from.getTime()) / minuteMs);
  const sum = held.reduce((total, each) => total + each, 0);
  return sum === 0 || sum + minutes <= bayMinutes(day) * unprovenShare;
}

/** A purchase that exists: its service, price, slot and customer. */
export interface PlannedSale {
  service: Service;
  quote: Quote;
  slot: Slot;
  customer: User;
}

/** Nothing is sold. */
export interface Refused {
  kind: 'refuse';
  refusal: Refusal;
}

/** Book a free service at once. */
export interface BookStep {
  kind: 'book';
  sale: PlannedSale;
  /** The earlier payment, which ends; null for none. */
  replaces: Transaction | null;
  cancellationHours: number;
}

/** Hold the slot and open a card page. */
export interface HoldStep {
  kind: 'hold';
  sale: PlannedSale;
  /** The earlier payment, which ends and hands over its hold; null for none. */
  replaces: Transaction | null;
  /** Whether the customer already holds the slot, through that payment. */
  isTheirs: boolean;
  hold: StartHold;
  holdMinutes: number;
  cancellationHours: number;
}

export const refuse = (refusal: Refusal): Refused => ({ kind: 'refuse', refusal });

/**
 * Returns the cancellation notice of a sale, in hours: that of the settings, or that of the payment which the
 * customer has already begun, if it is better.
 */
export const noticeOf = (
  settings: Pick<PublicSettings, 'cancellationHours'>,
  begun: Transaction | null,
): number => Math.min(settings.cancellationHours, begun?.cancellationHours ?? Infinity);

/**
 * Returns the reason for which nothing of a sale is offered to this customer; null if it is.
 * @param isKept the slot is kept for them
 */
function refusalOfSale(
  { service, quote, slot }: PlannedSale,
  isKept: boolean,
  { wanted, settings, hasBooked, currency, timeZone }: PurchaseFacts,
  now: Date,
): Refusal | null {
  if (!isKept && !isSlotOpen(slot, now)) return slotTaken;
  return (
    (isKept ? null : refusalOfOffer({ service, slot }, { ...settings, timeZone }, now)) ??
    refusalOfAddOns(wanted, service, settings) ??
    refusalOfHigherPrice({ amount: quote.amount, agreed: wanted.agreedAmount, currency }) ??
    (hasBooked ? alreadyPaid : null)
  );
}

/** Returns the hold of somebody from the waitlist: it lasts as long as their offer at least. */
function offeredHold(
  startsAt: Date,
  { until }: WaitlistOffer,
  { holdMinutes: usual }: Pick<PublicSettings, 'holdMinutes'>,
  now: Date,
): Pick<HoldStep, 'hold' | 'holdMinutes'> {
  const minutes = Math.max(usual, Math.ceil((until.getTime() - now.getTime()) / minuteMs));
  const wanted = holdEnd(now, minutes);
  return { hold: boundedHold({ startsAt, minutes, wanted }, undefined, now), holdMinutes: minutes };
}

/**
 * Returns the hold of a new payment. A declined payment passes on the rest of its hold, and all holds of the
 * start by this customer together are limited.
 */
function newHold(
  startsAt: Date,
  replaces: Transaction | null,
  { settings, startHold, offer }: PurchaseFacts,
  now: Date,
): Pick<HoldStep, 'hold' | 'holdMinutes'> {
  if (offer && !replaces) return offeredHold(startsAt, offer, settings, now);
  const declined = replaces && keepsHold(replaces, now) ? replaces : null;
  const minutes = (declined ?? settings).holdMinutes;
  const wanted = declined ? takenOverHoldEnd(declined, now) : holdEnd(now, minutes);
  return {
    hold: boundedHold({ startsAt, minutes, wanted }, startHold, now),
    holdMinutes: minutes,
  };
}

/** Returns the reason for which the customer may not hold the slot; null if they may. */
function refusalOfHold(
  { sale: { slot }, replaces, hold, holdMinutes, cancellationHours }: HoldStep,
  isKept: boolean,
  { wanted, open, startHold, isUnproven, day, maxUnpaidHolds, timeZone }: PurchaseFacts,
  now: Date,
): Refusal | null {
  const worse = refusalOfTerms(cancellationHours, wanted.agreedCancellationHours);
  if (worse) return worse;
  const holds = unpaidHolds(open, now).filter(({ _id }) => _id !== replaces?._id);
  if (holds.length >= maxUnpaidHolds) return tooManyHolds(holds);
  if (isKept) return null;
  if (startHold && isUsedUp(hold, holdMinutes)) return holdUsedUp(pauseEnd(startHold), timeZone);
  const { minutes } = minutesSold({ slot });
  const isTooMuch = isUnproven && day && !mayHoldUnproven(day, minutes, now, replaces?.claimId);
  return isTooMuch ? emailNotVerified : null;
}

/** Decides about a new sale, which may replace an earlier payment. */
export function saleStep(
  facts: PurchaseFacts,
  replaces: Transaction | null,
  now: Date,
): Refused | BookStep | HoldStep {
  const { service, quote, slot, customer, settings, freeBookings } = facts;
  if (!service || !quote || slot?.serviceId !== service._id) return refuse(purchaseNotFound);
  if (!customer) return refuse(noProfile);
  const barred = refusalOfCustomer(customer, facts.isBlocked, settings);
  if (barred) return refuse(barred);
  const sale: PlannedSale = { service, quote, slot, customer };
  const isTheirs =
    replaces !== null && holdsSlot(replaces, slot, now) && slot.endsAt <= replaces.slot.endsAt;
  const isKept = isTheirs || (facts.offer !== null && isSlotOpen(slot, now));
  const refusal = refusalOfSale(sale, isKept, facts, now);
  if (refusal) return refuse(refusal);
  if (quote.amount === 0) {
    const { maxUnpaidHolds: most } = facts;
    if (facts.isUnproven) return refuse(freeNeedsVerifiedEmail);
    if (freeBookings >= most) return refuse(tooManyFreeBookings(most));
    return { kind: 'book', replaces, sale, cancellationHours: settings.cancellationHours };
  }
  const step: HoldStep = {
    kind: 'hold',
    sale,
    replaces,
    isTheirs,
    ...newHold(slot.startsAt, replaces, facts, now),
    cancellationHours: noticeOf(settings, replaces),
  };
  const unheld = refusalOfHold(step, isKept, facts, now);
  return unheld ? refuse(unheld) : step;
}
