import { formatMoney, fromMinorUnits } from '../money/money.ts';
import {
  formatAsked,
  formatReceived,
  isMispaid,
  leftMinor,
  type RefundedPayment,
  standingRefunds,
  unknownAmount,
} from './received-money.ts';
import type { Transaction } from './transaction.ts';

type Paid = Pick<Transaction, 'amount' | 'currency' | 'received' | 'refundReason'>;

/** Keeps a sum and its currency on one line; longer texts may wrap. */
const onOneLine = (sum: string): string =>
  sum === unknownAmount ? sum : sum.replace(' ', '\u00a0');

/**
 * Returns the sum of a payment with its currency: what was received if that differs from the price, else the
 * price.
 */
export const formatPaidAmount = (payment: Paid): string =>
  isMispaid(payment)
    ? onOneLine(formatReceived(payment.received))
    : formatMoney(payment.amount, payment.currency);

/**
 * Returns the price as a note if something else was received: 'asked 100.50 BDT'. Null where both are the
 * same.
 */
export const askedAmountNote = (payment: Paid): string | null =>
  isMispaid(payment) ? `asked ${onOneLine(formatAsked(payment))}` : null;

/** Formats the sum that a refund still has to pay back: all that was paid, or what earlier refunds have left. */
export const formatDueAmount = (payment: Paid & RefundedPayment): string =>
  standingRefunds(payment).length > 0
    ? formatMoney(fromMinorUnits(leftMinor(payment)), payment.currency)
    : formatPaidAmount(payment);
