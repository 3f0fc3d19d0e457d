import type { Slot } from '../slots/slot.ts';
import { mayBookPaidSlot } from './paid-slot-policy.ts';
import type { PaymentVerdict } from './payment-verification.ts';
import {
  nextCheckAfterFailure,
  nextCheckAfterNoAnswer,
  nextCheckWhileHeld,
} from './provider-query-schedule.ts';
import {
  type FailureReason,
  type RefundReason,
  type Transaction,
  type UnusableOutcome,
  unusableOutcomes,
} from './transaction.ts';
import { isSettled } from './transaction-status-policy.ts';

/** The result of a query to the payment provider. `unknown`: the provider has no such payment. */
export type ProviderOutcome = PaymentVerdict | 'unknown' | UnusableOutcome;

/** Returns an outcome that says nothing about the payment; undefined for any other. */
export const unusable = (outcome: ProviderOutcome): UnusableOutcome | undefined =>
  unusableOutcomes.find((one) => one === outcome);

export type PaymentStep =
  | { kind: 'none' }
  | { kind: 'book' }
  | { kind: 'refund'; reason: RefundReason }
  | { kind: 'fail'; reason: FailureReason }
  /** Query the provider again at this time; null: never again. */
  | { kind: 'check_later'; at: Date | null }
  /** The same after an answer that could not be used. */
  | { kind: 'unanswered'; outcome: UnusableOutcome; at: Date | null };

type TransactionFacts = Pick<
  Transaction,
  'status' | 'claimId' | 'expiresAt' | 'nextCheckAt' | 'createdAt'
> &
  Partial<Pick<Transaction, 'failureReason' | 'unanswered'>>;
type SlotFacts = Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt' | 'endsAt' | 'claims' | 'free'>;

/** The current state of the payment's slot and customer. */
interface PurchaseFacts {
  /** The slot of the payment; null if it no longer exists. */
  slot: SlotFacts | null;
  /** Whether the customer's account was deleted. */
  isCustomerGone: boolean;
  /** Whether the customer has booked, or holds, the same start through another payment. */
  hasAnotherPayment: boolean;
  /** Whether the payment has its hold, or its customer could begin to pay for the slot now: `isStillOnSale`. */
  isOnSale: boolean;
}

/** Decides whether money that has arrived in full becomes a booking. */
function paidStep(
  transaction: TransactionFacts,
  { slot, isCustomerGone, hasAnotherPayment, isOnSale }: PurchaseFacts,
  now: Date,
): PaymentStep {
  if (isCustomerGone) return { kind: 'refund', reason: 'customer_gone' };
  // A customer never gets two bookings of one start through two payments.
  if (hasAnotherPayment || transaction.failureReason === 'replaced') {
    return { kind: 'refund', reason: 'another_payment' };
  }
  // They have made other plans since.
  if (transaction.failureReason === 'cancelled') return { kind: 'refund', reason: 'given_up' };
  if (!slot || !mayBookPaidSlot(slot, transaction, now)) {
    return { kind: 'refund', reason: slot && slot.startsAt <= now ? 'too_late' : 'slot_gone' };
  }
  return isOnSale ? { kind: 'book' } : { kind: 'refund', reason: 'not_on_sale' };
}

/**
 * Decides the next step for a transaction, given the provider's answer. Nothing is booked for a deleted
 * account, because nobody could be contacted, and nobody could cancel.
 */
export function nextPaymentStep(
  transaction: TransactionFacts,
  purchase: PurchaseFacts,
  outcome: ProviderOutcome,
  now: Date,
): PaymentStep {
  if (isSettled(transaction.status)) return { kind: 'none' };
  if (outcome === 'mispaid') return { kind: 'refund', reason: 'amount_mismatch' };
  if (outcome === 'paid') return paidStep(transaction, purchase, now);
  return unpaidStep(transaction, outcome, now);
}

/**
 * Returns the next check after an unusable answer. While the slot is held, the regular schedule applies as
 * well.
 */
function checkAfterNoAnswer(transaction: TransactionFacts, now: Date): Date | null {
  const later = nextCheckAfterNoAnswer(transaction.createdAt, now);
  if (transaction.status !== 'pending') return later;
  const planned = nextCheckWhileHeld(transaction, now);
  return planned && later && planned < later ? planned : later;
}

function unansweredStep(
  transaction: TransactionFacts,
  outcome: UnusableOutcome,
  checkIsDue: boolean,
  now: Date,
): PaymentStep {
  const { nextCheckAt, unanswered } = transaction;
  if (checkIsDue) {
    return { kind: 'unanswered', outcome, at: checkAfterNoAnswer(transaction, now) };
  }
  // A failed payment about which nobody asks any more is over.
  const isKnown = unanswered?.outcome === outcome || nextCheckAt === null;
  return isKnown ? { kind: 'none' } : { kind: 'unanswered', outcome, at: nextCheckAt };
}

function unpaidStep(
  transaction: TransactionFacts,
  outcome: Exclude<ProviderOutcome, 'paid' | 'mispaid'>,
  now: Date,
): PaymentStep {
  const checkIsDue = transaction.nextCheckAt !== null && transaction.nextCheckAt <= now;
  const noAnswer = unusable(outcome);
  if (noAnswer) return unansweredStep(transaction, noAnswer, checkIsDue, now);
  if (transaction.status === 'failed') {
    return checkIsDue
      ? { kind: 'check_later', at: nextCheckAfterFailure(transaction.createdAt, now) }
      : { kind: 'none' };
  }
  if (outcome === 'failed') return { kind: 'fail', reason: 'declined' };
  if (outcome === 'expired' || transaction.expiresAt <= now)
    return { kind: 'fail', reason: 'expired' };
  return checkIsDue
    ? { kind: 'check_later', at: nextCheckWhileHeld(transaction, now) }
    : { kind: 'none' };
}
