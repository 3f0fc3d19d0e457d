import { badField } from '../endpoint/errors.ts';
import { formatMoney, fromMinorUnits, toMinorUnits } from '../money/money.ts';
import { type Discount, discountedLines } from '../payments/discount.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { nothingToPay } from './collect.ts';
import { type Act, paymentOf, type Sale } from './sale.ts';
import { conflict, type SaleDecision } from './sale-change.ts';

/** Takes something off what is still to be paid, and off the price of the booking. */
export function discountPayment(
  sale: Sale,
  { paymentId, amount: discount, reason }: Discount & { paymentId: string },
  { by }: Act,
): SaleDecision {
  const payment = paymentOf(sale, paymentId);
  const { booking } = sale;
  if (!booking) return nothingToPay;
  if (payment.status !== 'unpaid') {
    return conflict('Only what is still to be paid can be discounted. Refund a part instead.');
  }
  const { amount: before, lines, currency, bookingId } = payment;
  const minor = toMinorUnits(discount);
  if (minor >= toMinorUnits(before)) {
    return badField('amount', `A discount must be less than ${formatMoney(before, currency)}.`);
  }
  const lessDiscount = (amount: number) => fromMinorUnits(toMinorUnits(amount) - minor);
  const amount = lessDiscount(before);
  return {
    booking: {
      amount: lessDiscount(booking.amount),
      lines: discountedLines(booking.lines, minor),
    },
    payments: { [paymentId]: { amount, lines: discountedLines(lines, minor) } },
    events: [
      {
        kind: 'discounted',
        by,
        amount: discount,
        reason,
        ...(bookingId !== undefined && { paymentId }),
      },
    ],
    audit: [
      {
        kind: 'booking',
        action: 'discounted',
        subject: auditSubjectOf(booking),
        before: { amount: before },
        after: { amount, reason },
      },
    ],
  };
}
