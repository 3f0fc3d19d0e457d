import { fromMinorUnits, toMinorUnits } from '../money/money.ts';
import { refundedMinor } from './received-money.ts';
import type { Refund } from './refund-entry.ts';
import type { EarlierSale, ReversalReason, Transaction } from './transaction.ts';

/** The part of a sale that its receipt prints, with its refunds. */
export interface SaleOfPayment
  extends Pick<
    EarlierSale,
    'service' | 'lines' | 'vatPercent' | 'paymentMethod' | 'amount' | 'paidAt'
  > {
  refunds: Refund[];
  /** How many refunds of the payment came before those. */
  refundsBefore: number;
  /** Why and when a credit note has reversed it; null while it stands. */
  reversed: Pick<EarlierSale, 'reversedFor' | 'at'> | null;
}

type PaymentWithSales = Pick<
  Transaction,
  | 'service'
  | 'lines'
  | 'vatPercent'
  | 'paymentMethod'
  | 'amount'
  | 'paidAt'
  | 'refunds'
  | 'earlierSales'
>;

/** Returns what is left of a sale after its refunds, in major units. */
export const leftOfSale = (sale: Pick<SaleOfPayment, 'amount' | 'refunds'>): number =>
  fromMinorUnits(toMinorUnits(sale.amount) - refundedMinor(sale));

/** Returns the sales that a payment was noted for, the oldest first; the last one stands if the payment is paid. */
export function salesOfPayment(payment: PaymentWithSales): SaleOfPayment[] {
  const { earlierSales = [], refunds = [], paidAt } = payment;
  const earlier = earlierSales.map((sale, index): SaleOfPayment => {
    const refundsBefore = earlierSales[index - 1]?.refundCount ?? 0;
    const { reversedFor, at } = sale;
    return {
      ...sale,
      refunds: refunds.slice(refundsBefore, sale.refundCount),
      refundsBefore,
      reversed: { reversedFor, at },
    };
  });
  if (paidAt === null) return earlier;
  const last = earlier.at(-1);
  const refundsBefore = earlierSales.at(-1)?.refundCount ?? 0;
  const { service, lines, vatPercent, paymentMethod } = payment;
  const standing: SaleOfPayment = {
    service,
    lines,
    vatPercent,
    paymentMethod,
    // A rebill covers only what had not been refunded.
    amount: last?.reversed?.reversedFor === 'rebill' ? leftOfSale(last) : payment.amount,
    paidAt,
    refunds: refunds.slice(refundsBefore),
    refundsBefore,
    reversed: null,
  };
  return [...earlier, standing];
}

/**
 * Returns the earlier sales of a payment once the sale that stands is reversed.
 * @throws Error if the payment is not paid
 */
export function withReversedSale(
  payment: PaymentWithSales,
  reversedFor: ReversalReason,
  at: Date,
): EarlierSale[] {
  const sale = salesOfPayment(payment).at(-1);
  if (!sale || sale.reversed) throw new Error('The payment has no sale that stands');
  const { refunds, refundsBefore, reversed, ...sold } = sale;
  const refundCount = refundsBefore + refunds.length;
  return [...(payment.earlierSales ?? []), { ...sold, reversedFor, refundCount, at }];
}
