import { formatMoney, fromMinorUnits } from '../money/money.ts';
import { refundedMinor } from './received-money.ts';
import type { Transaction } from './transaction.ts';

/** Returns a payment as the audit keeps it: with the sum that went back instead of the list. */
export function paymentForAudit(payment: Transaction): object {
  const { refunds, ...rest } = payment;
  const back = fromMinorUnits(refundedMinor(payment));
  return { ...rest, refunded: formatMoney(back, payment.currency) };
}
