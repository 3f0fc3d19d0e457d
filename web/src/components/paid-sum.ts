import type { Transaction } from '@carwash/domain/entities/transaction';
import { formatPrice } from '@carwash/domain/rules/money';
import { formatAsked, formatReceived, isMispaid } from '@carwash/domain/rules/received-money';

type Paid = Pick<Transaction, 'amount' | 'currency' | 'received' | 'refundReason'>;

/** What a payment came to: the price, or what arrived instead of it, with its currency. */
export const paidSum = (payment: Paid): string =>
  isMispaid(payment) ? formatReceived(payment.received) : formatPrice(payment.amount);

/** What was asked where something else arrived: 'asked 100.50 BDT'. Null where it is the same. */
export const askedNote = (payment: Paid): string | null =>
  isMispaid(payment) ? `asked ${formatAsked(payment)}` : null;
