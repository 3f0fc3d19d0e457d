import { newBooking } from '../bookings/new-booking.ts';
import { isNoticeOver } from '../bookings/refund-terms.ts';
import type { JobChange } from '../days/changed-day.ts';
import { messageOfNoAnswer, messagesOfLostPlace } from '../messages/new-message.ts';
import {
  nextPaymentStep,
  type PaymentStep,
  type ProviderOutcome,
  unusable,
} from '../payments/next-payment-step.ts';
import { holdOf, isWithoutHold } from '../payments/paid-slot-policy.ts';
import type { RefundReason, Transaction } from '../payments/transaction.ts';
import { holdStillBlocks, unansweredHoldEnd } from '../slots/hold.ts';
import type { Slot } from '../slots/slot.ts';
import { leaveBay, takeBay } from '../slots/take-bay.ts';
import { minuteMs } from '../time/durations.ts';
import { failed } from './fail.ts';
import { type Act, paymentOf, type Sale } from './sale.ts';
import type { SaleChange, SaleDecision } from './sale-change.ts';

export interface ProviderAnswer {
  outcome: ProviderOutcome;
  /** The provider's own reference number for the payment. */
  reference: string | null;
  /** The received money; null if nothing was paid. */
  received: Transaction['received'];
  /** When it was paid, by the provider's clock; null: not known. */
  paidAt: Date | null;
}

export interface SettleFacts {
  answer: ProviderAnswer;
  /** For the minutes that were sold; null if it is no longer offered. */
  slot: Slot | null;
  isCustomerGone: boolean;
  /** Whether the customer has booked, or holds, the same start through another payment. */
  hasAnotherPayment: boolean;
  /** Whether the payment has its hold, or its customer could begin to pay for the slot now. */
  isOnSale: boolean;
  /** For how many minutes after its hold a bay is kept for a payment about which the provider gives no answer. */
  unansweredMinutes: number;
  /** Ids of the customer's payments that may hold a slot; undefined: not known. */
  openPayments: readonly string[] | undefined;
  /** The code of a new booking. */
  code: string;
}

const nothing = { events: [], audit: [] } as const;

/**
 * Returns when a payment was paid: by the provider's clock, or else when we first heard of it. A clock that is wrong cannot
 * put it before its beginning, or after now.
 */
function momentOfPayment(
  { createdAt, unanswered }: Transaction,
  { paidAt }: ProviderAnswer,
  now: Date,
): Date {
  const said = paidAt ?? unanswered?.since ?? now;
  return said < createdAt ? createdAt : said > now ? now : said;
}

const moneyIn = (payment: Transaction, answer: ProviderAnswer, now: Date) => ({
  paidAt: momentOfPayment(payment, answer, now),
  nextCheckAt: null,
  failureReason: null,
  providerReference: answer.reference,
  received: answer.received,
});

function booked(
  payment: Transaction,
  { days }: Sale,
  { answer, slot, openPayments, code }: SettleFacts,
  now: Date,
): SaleChange {
  if (!slot) throw new Error('What is not offered is not booked');
  const { _id, claimId, customer } = payment;
  // Its customer did not know that they have a booking, so they could not cancel it in time.
  const isUnexpected = isWithoutHold(payment, slot) && isNoticeOver(payment, now);
  const change = {
    status: 'success',
    ...moneyIn(payment, answer, now),
    ...(isUnexpected && { cancellationHours: 0 }),
  } as const;
  const stayOpen = openPayments?.filter((id) => id !== _id);
  return {
    payments: { [_id]: change },
    newBooking: newBooking({ ...payment, ...change }, { code, createdAt: now }),
    jobs: takeBay({ slot, days }, { claimId, heldUntil: null }, now),
    // One that arrives without its hold does not take the place of a customer who may have paid in time.
    ...(!holdOf(slot, payment) && { takes: [slot] }),
    customer: { ...(stayOpen && { openPayments: stayOpen }), hasPaid: true },
    events: [{ kind: 'booked', by: { uid: customer.uid, role: 'user' } }],
    audit: [],
  };
}

/** The money was received but cannot be booked. */
function refundDue(
  payment: Transaction,
  reason: RefundReason,
  answer: ProviderAnswer,
  now: Date,
): SaleChange {
  const change = {
    status: 'refund_due',
    refundReason: reason,
    ...moneyIn(payment, answer, now),
  } as const;
  return {
    payments: { [payment._id]: change },
    jobs: [leaveBay(payment.claimId)],
    messages: messagesOfLostPlace({ ...payment, ...change }, now),
    ...nothing,
  };
}

/** Asks the provider again later. The slot that a declined payment has kept is freed once its hold has expired. */
export function checkLater(
  { _id, status, claimId }: Transaction,
  { days }: Pick<Sale, 'days'>,
  nextCheckAt: Date | null,
  now: Date,
): SaleChange {
  const held = days.map(({ jobs }) => jobs[claimId]?.heldUntil).find(Boolean);
  const isFree = status === 'failed' && held && held <= now;
  return {
    payments: { [_id]: { nextCheckAt } },
    ...(isFree && { jobs: [leaveBay(claimId)] }),
    ...nothing,
  };
}

/** The bay of a pending payment whose hold ends without an answer, held for longer; none if it is held long enough. */
function heldLonger(
  { status, claimId, expiresAt }: Transaction,
  { days }: Sale,
  { unansweredMinutes }: SettleFacts,
  now: Date,
): JobChange[] {
  const job = days.map(({ jobs }) => jobs[claimId]).find(Boolean);
  const until = unansweredHoldEnd(expiresAt, unansweredMinutes);
  const isEnding = expiresAt.getTime() - minuteMs <= now.getTime();
  const isHeld = job?.heldUntil && holdStillBlocks(job.heldUntil, now) && job.heldUntil < until;
  return status === 'pending' && isEnding && isHeld
    ? [{ claimId, job: { ...job, heldUntil: until } }]
    : [];
}

/** Notes that the provider gives no usable answer, and when it is asked again. The staff is told of pending payments. */
function noAnswer(
  payment: Transaction,
  { outcome, at }: Extract<PaymentStep, { kind: 'unanswered' }>,
  sale: Sale,
  facts: SettleFacts,
  now: Date,
): SaleChange {
  const { unanswered, status } = payment;
  const isNews = unanswered?.outcome !== outcome;
  const change = checkLater(payment, sale, at, now);
  const held = heldLonger(payment, sale, facts, now);
  return {
    ...change,
    ...(held.length > 0 && { jobs: held }),
    payments: {
      [payment._id]: {
        ...change.payments[payment._id],
        unanswered: { since: unanswered?.since ?? now, outcome },
      },
    },
    ...(isNews && status === 'pending' && { messages: [messageOfNoAnswer(payment, outcome, now)] }),
  };
}

/** Notes that the provider gives usable answers again. */
function answered({ _id }: Transaction, decision: SaleChange | null): SaleChange {
  const { payments, ...change } = decision ?? { payments: {}, ...nothing };
  return { ...change, payments: { ...payments, [_id]: { ...payments[_id], unanswered: null } } };
}

/** Turns the provider's answer about a payment into what becomes of it: the only way from a payment to a booking. */
export function settle(
  sale: Sale,
  paymentId: string,
  facts: SettleFacts,
  act: Pick<Act, 'now'>,
): SaleDecision {
  const payment = paymentOf(sale, paymentId);
  const step = nextPaymentStep(payment, facts, facts.answer.outcome, act.now);
  const change = changeOf(step, payment, sale, facts, act.now);
  const isAnswered = payment.unanswered && !unusable(facts.answer.outcome);
  return isAnswered ? answered(payment, change) : (change ?? 'unchanged');
}

function changeOf(
  step: PaymentStep,
  payment: Transaction,
  sale: Sale,
  facts: SettleFacts,
  now: Date,
): SaleChange | null {
  const { answer } = facts;
  switch (step.kind) {
    case 'none':
      return null;
    case 'book':
      return booked(payment, sale, facts, now);
    case 'refund':
      return refundDue(payment, step.reason, answer, now);
    case 'fail':
      return failed(payment, step.reason, now);
    case 'check_later':
      return checkLater(payment, sale, step.at, now);
    case 'unanswered':
      return noAnswer(payment, step, sale, facts, now);
  }
}
