import { additionFacts, bookingIdOf } from '../payments/booking-payments.ts';
import { paymentForAudit } from '../payments/payment-for-audit.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import { type Act, paymentOf, type Sale } from './sale.ts';
import { conflict, type SaleDecision } from './sale-change.ts';

/**
 * Reopens the refund of a payment that has not gone back after all: it was marked on the wrong payment, or the bank returned
 * it. The money is due again. Its credit note stays and gets a receipt that reverses it.
 */
export function reopenRefund(
  sale: Sale,
  { paymentId, reason }: { paymentId: string; reason: string },
  { by, now }: Act,
): SaleDecision {
  const before = paymentOf(sale, paymentId);
  const { status, service, refunds = [] } = before;
  const last = refunds.at(-1);
  if (status !== 'refunded' || !last) {
    return conflict('Only money that was paid back in full can become due again.');
  }
  const reopened = { ...last, reopening: { at: now, reason } };
  const change: TransactionChange = {
    status: 'refund_due',
    refundedAt: null,
    refundReference: null,
    refunds: [...refunds.slice(0, -1), reopened],
  };
  return {
    payments: { [paymentId]: change },
    events: sale.booking
      ? [{ kind: 'refund_reopened', by, reason, ...additionFacts(before, last.amount) }]
      : [],
    audit: [
      {
        kind: 'refund',
        action: 'refund reopened',
        subject: { id: bookingIdOf(before), label: `${service.name}, ${paymentId}` },
        before: paymentForAudit(before),
        after: { ...paymentForAudit({ ...before, ...change }), reason },
      },
    ],
  };
}
