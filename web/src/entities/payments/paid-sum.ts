import { formatPrice } from '@carwash/domain/money/money';
import {
  formatAsked,
  formatReceived,
  isMispaid,
  unknownAmount,
} from '@carwash/domain/payments/received-money';
import type { Transaction } from '@carwash/domain/payments/transaction';

type Paid = Pick<Transaction, 'amount' | 'currency' | 'received' | 'refundReason'>;

/** Keeps a sum and its currency on one line; words may be broken. */
const onOneLine = (sum: string): string =>
  sum === unknownAmount ? sum : sum.replace(' ', '\u00a0');

/** What a payment came to: the price, or what arrived instead of it, with its currency. */
export const paidSum = (payment: Paid): string =>
  isMispaid(payment) ? onOneLine(formatReceived(payment.received)) : formatPrice(payment.amount);

/** What was asked where something else arrived: 'asked 100.50 BDT'. Null where it is the same. */
export const askedNote = (payment: Paid): string | null =>
  isMispaid(payment) ? `asked ${onOneLine(formatAsked(payment))}` : null;
