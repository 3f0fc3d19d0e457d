import { formatMoney, fromMinorUnits } from '@carwash/domain/money/money';
import { refundedMinor } from '@carwash/domain/payments/received-money';
import type { Transaction } from '@carwash/domain/payments/transaction';

/** Returns a payment as the audit keeps it: with the sum that went back instead of the list. */
export function paymentForAudit(payment: Transaction): object {
  const { refunds, ...rest } = payment;
  const back = fromMinorUnits(refundedMinor(payment));
  return { ...rest, refunded: formatMoney(back, payment.currency) };
}
