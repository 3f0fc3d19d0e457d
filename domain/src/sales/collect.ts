import type { Booking } from '../bookings/booking.ts';
import type { Refusal } from '../endpoint/errors.ts';
import { formatMoney } from '../money/money.ts';
import { additionFacts } from '../payments/booking-payments.ts';
import { receivedInFull } from '../payments/received-money.ts';
import {
  type CollectMethod,
  paymentMethodLabels,
  type Transaction,
} from '../payments/transaction.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import { mayCollect } from '../payments/transaction-status-policy.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { type Act, paymentOf, type Sale } from './sale.ts';
import { conflict, type SaleDecision } from './sale-change.ts';

export const nothingToPay = conflict('Nothing is to be paid for this booking any more.');

/**
 * Returns why nothing can be collected of a payment; null if something can.
 * @param takenMinor the sum that was taken, in minor units; null: not compared
 */
export function refusalOfCollect(payment: Transaction, takenMinor: number | null): Refusal | null {
  const { amount, currency, paymentMethod } = payment;
  switch (mayCollect(payment, takenMinor)) {
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
    case 'possible':
      return null;
  }
}

/** Returns the refund terms of a booking once its own payment, or a part of it, is paid. */
export const termsOnceCollected = ({ refundTerms }: Booking): Pick<Booking, 'refundTerms'> => ({
  refundTerms: refundTerms === 'unpaid' ? 'by_notice' : refundTerms,
});

/** Returns how a payment changes when a sum of it is taken at the desk. */
export const collected = (
  { currency }: Pick<Transaction, 'currency'>,
  method: CollectMethod,
  amount: number,
  now: Date,
): TransactionChange => ({
  status: 'success',
  paymentMethod: method,
  paidAt: now,
  received: receivedInFull(amount, currency),
});

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
  const { amount, paymentMethod } = before;
  const { booking } = sale;
  const refusal = refusalOfCollect(before, takenMinor);
  if (refusal) return refusal;
  // Only a booking can be paid later.
  if (!booking) return nothingToPay;
  return {
    booking: termsOnceCollected(booking),
    payments: { [paymentId]: collected(before, method, amount, now) },
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
