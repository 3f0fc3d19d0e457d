import { fromMinorUnits, toMinorUnits } from '../money/money.ts';
import { splitVat } from '../money/vat.ts';
import { leftOfSale, type SaleOfPayment, salesOfPayment } from '../payments/earlier-sales.ts';
import type { Transaction } from '../payments/transaction.ts';
import { becameBooking } from '../payments/transaction-status-policy.ts';
import { businessDay } from '../time/business-time.ts';
import type { Receipt } from './receipt.ts';

/** A movement of money of a transaction. */
type Movement = Pick<
  Receipt,
  | '_id'
  | 'kind'
  | 'originalId'
  | 'isCorrection'
  | 'paymentMethod'
  | 'amount'
  | 'paidAt'
  | 'movedAt'
  | 'net'
  | 'vat'
  | 'vatPercent'
  | 'lines'
>;

/** Subtracts one amount in major units from another. */
const minus = (amount: number, other: number): number =>
  fromMinorUnits(toMinorUnits(amount) - toMinorUnits(other));

/**
 * Splits a refund into net and VAT. Its VAT is that of all refunds so far minus that of the earlier ones, so that the
 * rounded parts of a whole sale sum up to those of the sale.
 */
function splitBack(before: number, amount: number, vatPercent: number) {
  const sum = fromMinorUnits(toMinorUnits(before) + toMinorUnits(amount));
  const [split, splitBefore] = [splitVat(sum, vatPercent), splitVat(before, vatPercent)];
  return { net: minus(split.net, splitBefore.net), vat: minus(split.vat, splitBefore.vat) };
}

/** Returns the credit note over the whole of a sale. */
const creditNoteOf = (sale: Movement, transactionId: string): Movement => ({
  ...sale,
  kind: 'refund',
  ...(sale._id !== transactionId && { originalId: sale._id }),
});

/** Returns the receipt that reverses a credit note. */
const reversalOf = (creditNote: Movement, _id: string, movedAt: Date): Movement => ({
  ...creditNote,
  _id,
  kind: 'sale',
  isCorrection: true,
  originalId: creditNote._id,
  movedAt,
});

/**
 * Returns the sale that notes what was paid.
 * @param before the sale that it replaces
 */
function saleMovementOf(
  transactionId: string,
  { vatPercent, lines, paymentMethod, amount, paidAt }: SaleOfPayment,
  before: SaleOfPayment | undefined,
  index: number,
): Movement {
  const replacedAt = before?.reversed?.at;
  return {
    _id: index === 0 ? transactionId : `${transactionId}-s${index}`,
    kind: 'sale',
    paymentMethod,
    amount,
    paidAt,
    // Money received earlier is recorded again when the sale that it was recorded for is reversed.
    movedAt: replacedAt && replacedAt > paidAt ? replacedAt : paidAt,
    vatPercent,
    lines,
    ...splitVat(amount, vatPercent),
  };
}

/** Returns the refunds of a sale, each that was reopened with its reversal. */
function refundMovementsOf(
  transactionId: string,
  { refunds, refundsBefore, vatPercent }: SaleOfPayment,
  sale: Movement,
): Movement[] {
  let before = 0;
  return refunds.flatMap(({ amount, at, reopening }, index): Movement[] => {
    const number = refundsBefore + index + 1;
    const creditNote: Movement = {
      ...creditNoteOf(sale, transactionId),
      _id: `${transactionId}-r${number}`,
      amount,
      movedAt: at,
      ...splitBack(before, amount, vatPercent),
    };
    if (reopening)
      return [creditNote, reversalOf(creditNote, `${transactionId}-x${number}`, reopening.at)];
    before = fromMinorUnits(toMinorUnits(before) + toMinorUnits(amount));
    return [creditNote];
  });
}

/** Returns the credit note that reverses what is left of a sale. */
function reversalOfSale(
  transactionId: string,
  sold: SaleOfPayment,
  sale: Movement,
  { index, at }: { index: number; at: Date },
): Movement {
  const left = leftOfSale(sold);
  return {
    ...creditNoteOf(sale, transactionId),
    _id: `${transactionId}-c${index + 1}`,
    isCorrection: true,
    amount: left,
    movedAt: at,
    ...splitBack(minus(sold.amount, left), left, sold.vatPercent),
  };
}

/**
 * Returns the movements of money of a sale, the oldest first. Money that came but never became a sale has none: it
 * belongs to the customer, and goes back.
 */
function movementsOf(transaction: Transaction): Movement[] {
  const { _id } = transaction;
  if (!becameBooking(transaction)) return [];
  return salesOfPayment(transaction).flatMap((sold, index, sales) => {
    if (sold.amount === 0) return [];
    const sale = saleMovementOf(_id, sold, sales[index - 1], index);
    const refunds = refundMovementsOf(_id, sold, sale);
    const { reversed } = sold;
    if (!reversed) return [sale, ...refunds];
    return [sale, ...refunds, reversalOfSale(_id, sold, sale, { index, at: reversed.at })];
  });
}

/**
 * Returns the receipts and credit notes of a transaction as it stands, without numbers: one for each movement of its
 * money.
 */
export const receiptsOf = (transaction: Transaction, timeZone: string, now: Date): Receipt[] =>
  movementsOf(transaction).map((movement) => {
    const { transactionId, currency, seller, customer, vehicle, slot } = transaction;
    return {
      ...movement,
      transactionId,
      currency,
      seller,
      registrationPlate: vehicle.registrationPlate,
      customer: { uid: customer.uid, name: customer.name },
      visitDate: slot.date,
      date: businessDay(movement.movedAt, timeZone),
      number: null,
      runningNumber: null,
      createdAt: now,
    };
  });

/** Returns the ids of the receipts of the latest rebills, by which no money moved. */
export function receiptsOfRebills({
  _id,
  earlierSales = [],
}: Pick<Transaction, '_id' | 'earlierSales'>): string[] {
  const first = earlierSales.findLastIndex(({ reversedFor }) => reversedFor !== 'rebill') + 1;
  return earlierSales.slice(first).flatMap((_sale, at) => {
    const number = first + at + 1;
    return [`${_id}-c${number}`, `${_id}-s${number}`];
  });
}
