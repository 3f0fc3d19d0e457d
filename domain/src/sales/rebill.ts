import { toMinorUnits } from '../money/money.ts';
import { linesWithRest } from '../payments/booking-payments.ts';
import { withReversedSale } from '../payments/earlier-sales.ts';
import { leftMinor } from '../payments/received-money.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import type { PriceLine } from '../services/price-lines.ts';
import type { Edited } from './edited.ts';

/** Returns the lines for a part of the new price. Add-ons that are no longer sold are left out. */
function linesAfter(
  { bookingId, lines }: Transaction,
  sold: readonly PriceLine[],
  minor: number,
): PriceLine[] {
  const isAll = sold.reduce((sum, { price }) => sum + toMinorUnits(price), 0) === minor;
  if (bookingId === undefined && isAll) return [...sold];
  const [own, ...had] = lines;
  // Additions name the booking in their first line.
  const first = bookingId === undefined ? sold[0] : own;
  if (!first) return lines;
  const kept = had.filter(({ _id }) => sold.some((line) => line._id === _id));
  return linesWithRest(first, kept, minor);
}

/**
 * Bills a payment again after its booking was changed to another service: the rest of the old sale is credited, and the new
 * service is billed at its own VAT rate. No money moves. An unpaid payment has no receipt yet, so only its lines change.
 * @param payment with what the new price takes from it
 */
export function rebill(payment: Transaction, edited: Edited, now: Date): TransactionChange {
  const { status, vatPercent: rate } = payment;
  const { service, lines: sold, vatPercent } = edited;
  const billed = { service, vatPercent: vatPercent ?? rate };
  if (status === 'unpaid' || status === 'written_off') {
    const lines =
      payment.bookingId === undefined
        ? sold
        : linesAfter(payment, sold, toMinorUnits(payment.amount));
    return { ...billed, lines };
  }
  const left = leftMinor(payment);
  if (status !== 'success' || left === 0) return {};
  return {
    ...billed,
    lines: linesAfter(payment, sold, left),
    earlierSales: withReversedSale(payment, 'rebill', now),
  };
}
