import { toDecimalString } from '../money/money.ts';
import type { EnterAnswer, EnteredOutcome } from '../payments/enter-answer.ts';
import type { ProviderOutcome } from '../payments/next-payment-step.ts';
import { paymentForAudit } from '../payments/payment-for-audit.ts';
import type { Transaction } from '../payments/transaction.ts';
import { type Act, paymentOf, type Sale } from './sale.ts';
import { conflict, isRefusal, type SaleDecision } from './sale-change.ts';
import { type ProviderAnswer, type SettleFacts, settle } from './settle.ts';

const outcomes: Record<EnteredOutcome, ProviderOutcome> = {
  paid: 'paid',
  mispaid: 'mispaid',
  // Not 'failed', which would keep the bay for another try.
  not_paid: 'expired',
};

/** Returns what the provider would have answered. A sum that is not the price is not known. */
function answerOf(
  { amount, currency }: Transaction,
  { outcome, reference }: EnterAnswer,
): ProviderAnswer {
  const received = {
    paid: { amount: toDecimalString(amount), currency },
    mispaid: { amount: '', currency },
    not_paid: null,
  }[outcome];
  return { outcome: outcomes[outcome], reference, received, paidAt: null };
}

/**
 * Settles a payment with what the provider's own page says of it, where the provider gives no usable answer. It becomes
 * what it would have become by that answer.
 */
export function enterAnswer(
  sale: Sale,
  { paymentId, ...entered }: EnterAnswer & { paymentId: string },
  facts: Omit<SettleFacts, 'answer'>,
  { now }: Pick<Act, 'now'>,
): SaleDecision {
  const payment = paymentOf(sale, paymentId);
  if (!payment.unanswered) {
    return conflict('The provider has given its answer about this payment. It counts.');
  }
  const decision = settle(
    sale,
    paymentId,
    { ...facts, answer: answerOf(payment, entered) },
    { now },
  );
  if (typeof decision === 'string' || isRefusal(decision)) return decision;
  const { service, slot } = payment;
  const after = { ...payment, ...decision.payments[paymentId] };
  return {
    ...decision,
    audit: [
      {
        kind: 'payment',
        action: 'answer entered',
        subject: { id: paymentId, label: `${service.name}, ${paymentId}`, slot },
        before: paymentForAudit(payment),
        after: { ...paymentForAudit(after), ...entered },
      },
    ],
  };
}
