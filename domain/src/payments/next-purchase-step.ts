import { toMinorUnits } from '../money/money.ts';
import { isSameChoice } from '../services/quote.ts';
import {
  boundedHold,
  holdStillBlocks,
  latestHoldEnd,
  renewedHoldEnd,
  type StartHold,
} from '../slots/hold.ts';
import { claimOf, isSlotOpen } from '../slots/slot-state.ts';
import { keepsHold } from './customer-payments.ts';
import type { ProviderOutcome } from './next-payment-step.ts';
import { holdsSlot } from './paid-slot-policy.ts';
import type { EarlierPayment, PurchaseFacts } from './purchase-facts.ts';
import {
  alreadyPaid,
  moneyComesBack,
  ownPaymentUnclear,
  purchaseNotFound,
  refusalOfTerms,
  slotBegun,
  slotTaken,
} from './sale-refusals.ts';
import {
  type BookStep,
  type HoldStep,
  noticeOf,
  type Refused,
  refuse,
  saleStep,
} from './sale-step.ts';
import type { Transaction } from './transaction.ts';

type ReturnVerdict =
  /** Continue on the same card page. The slot is held until `until`. */
  | { kind: 'pay'; until: Date }
  /** Start a new payment that takes the hold. */
  | { kind: 'replace' }
  /** Wait, because it is not known yet whether the payment was made. */
  | { kind: 'wait' };

/**
 * Decides how a customer can continue a pending payment of their own.
 * @param outcome the provider's latest answer; null while another request is querying the provider
 */
export function mayResume(
  payment: Pick<Transaction, 'paymentUrl' | 'createdAt' | 'expiresAt' | 'holdMinutes'>,
  outcome: ProviderOutcome | null,
  now: Date,
): ReturnVerdict {
  const { paymentUrl, expiresAt } = payment;
  if (!paymentUrl) return { kind: 'replace' };
  if (expiresAt <= now) {
    return outcome === null || holdStillBlocks(expiresAt, now)
      ? { kind: 'wait' }
      : { kind: 'replace' };
  }
  const until = renewedHoldEnd(payment, now);
  if (until) return { kind: 'pay', until };
  const isUnpaid = outcome === 'open' || outcome === 'unknown';
  return isUnpaid ? { kind: 'replace' } : { kind: 'pay', until: expiresAt };
}

/** Continue the earlier payment on its card page. */
export interface ContinueStep {
  kind: 'continue';
  /** Its renewed hold; null: it stays as it is. */
  hold: StartHold | null;
  cancellationHours: number;
}

type PurchaseStep =
  | Refused
  /** Query the provider about the earlier payment, then read and decide again. */
  | { kind: 'ask'; payment: Transaction }
  /** Answer with the earlier payment, a free booking, because the call was repeated. */
  | { kind: 'repeat'; payment: Transaction }
  | ContinueStep
  | BookStep
  | HoldStep;

/**
 * Tells whether the wanted choice and price are those with which the payment began: if not, it must be
 * replaced, because its card page asks for its own price.
 */
function isSamePurchase(payment: Transaction, { quote, wanted }: PurchaseFacts): boolean {
  const { agreedAmount = Number.POSITIVE_INFINITY } = wanted;
  const isTooMuch = toMinorUnits(payment.amount) > toMinorUnits(agreedAmount);
  return !isTooMuch && (!quote || isSameChoice(payment, quote, wanted));
}

/** Returns the longer hold of a payment that is continued until `wanted`; null if its hold stays as it is. */
function renewedHold(
  { payment, slot }: EarlierPayment,
  wanted: Date,
  { startHold }: PurchaseFacts,
  now: Date,
): StartHold | null {
  if (!slot || wanted <= payment.expiresAt || !holdsSlot(payment, slot, now)) return null;
  const { holdMinutes: minutes } = payment;
  const hold = boundedHold({ startsAt: slot.startsAt, minutes, wanted }, startHold, now);
  return hold.until > payment.expiresAt ? hold : null;
}

/** Decides whether a pending payment is continued or replaced. */
function pendingStep(earlier: EarlierPayment, facts: PurchaseFacts, now: Date): PurchaseStep {
  const { payment, slot, outcome } = earlier;
  const verdict = mayResume(payment, outcome, now);
  if (verdict.kind === 'wait') return refuse(ownPaymentUnclear);
  if (verdict.kind === 'replace' || !isSamePurchase(payment, facts)) {
    return saleStep(facts, payment, now);
  }
  // Bays may have been closed meanwhile, and another customer may have the remaining ones.
  if (slot && !claimOf(slot, payment) && !isSlotOpen(slot, now)) return refuse(slotTaken);
  return {
    kind: 'continue',
    hold: renewedHold(earlier, verdict.until, facts, now),
    cancellationHours: noticeOf(facts.settings, payment),
  };
}

/** Decides what becomes of an earlier payment for the same slot. */
function earlierStep(earlier: EarlierPayment, facts: PurchaseFacts, now: Date): PurchaseStep {
  const { payment, isAsked } = earlier;
  const { settings, wanted } = facts;
  if (payment.service._id !== wanted.serviceId) return refuse(purchaseNotFound);
  if (payment.paymentMethod === 'free') return { kind: 'repeat', payment };
  const worse = refusalOfTerms(noticeOf(settings, payment), wanted.agreedCancellationHours);
  if (worse) return refuse(worse);
  if (latestHoldEnd(payment.slot.startsAt) <= now) return refuse(slotBegun);
  if (!isAsked) return { kind: 'ask', payment };
  if (payment.status === 'success') return refuse(alreadyPaid);
  if (payment.status === 'refund_due') return refuse(moneyComesBack);
  if (payment.status === 'pending') return pendingStep(earlier, facts, now);
  return saleStep(facts, keepsHold(payment, now) ? payment : null, now);
}

/**
 * Decides the next step of a purchase. An earlier payment of the customer for the same slot is continued, or
 * replaced by a new one, but only after the provider was queried about it.
 */
export const nextPurchaseStep = (facts: PurchaseFacts, now: Date): PurchaseStep =>
  facts.earlier ? earlierStep(facts.earlier, facts, now) : saleStep(facts, null, now);
