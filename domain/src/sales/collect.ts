import { formatMoney } from '../money/money.ts';
import { additionFacts } from '../payments/booking-payments.ts';
import { receivedInFull } from '../payments/received-money.ts';
import { type CollectMethod, paymentMethodLabels } from '../payments/transaction.ts';
import { mayCollect } from '../payments/transaction-status-policy.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { type Act, paymentOf, type Sale } from './sale.ts';
import { conflict, type SaleDecision } from './sale-change.ts';

const nothingToPay = conflict('Nothing is to be paid for this booking any more.');

/**
 * Records that the customer has paid a debt at the desk, also one that was written off.
 * @param takenMinor the sum that was taken, in minor units; null: not compared
 */
export function collect(
  sale: Sale,
  {
    paymentId,
    method,
    takenMinor,
  }: { paymentId: string; method: CollectMethod; takenMinor: number | null },
  { by, now }: Act,
): SaleDecision {
  const before = paymentOf(sale, paymentId);
  const { amount, currency, paymentMethod } = before;
  const { booking } = sale;
  switch (mayCollect(before, takenMinor)) {
    case 'nothing_to_pay':
      return nothingToPay;
    case 'other_sum': {
      const sum = formatMoney(amount, currency);
      return conflict(`The price has changed: ${sum} is to be paid. Please look again.`);
    }
    case 'paid_already':
      return conflict(
        `This was paid already: ${paymentMethodLabels[paymentMethod].toLowerCase()}.`,
      );
    case 'possible': {
      // Only a booking can be paid later.
      if (!booking) return nothingToPay;
      const { refundTerms } = booking;
      return {
        booking: { refundTerms: refundTerms === 'unpaid' ? 'by_notice' : refundTerms },
        payments: {
          [paymentId]: {
            status: 'success',
            paymentMethod: method,
            paidAt: now,
            received: receivedInFull(amount, currency),
          },
        },
        events: [{ kind: 'paid', by, ...additionFacts(before, amount) }],
        audit: [
          {
            kind: 'booking',
            action: 'paid at the desk',
            subject: auditSubjectOf(booking),
            before: { paymentMethod },
            after: { paymentMethod: method, amount },
          },
        ],
      };
    }
  }
}
