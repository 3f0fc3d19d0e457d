import { fromMinorUnits, toMinorUnits } from '../money/money.ts';
import { splitVat } from '../money/vat.ts';
import type { Transaction } from '../payments/transaction.ts';
import { becameBooking } from '../payments/transaction-status-policy.ts';
import { businessDay } from '../time/business-time.ts';
import type { Receipt } from './receipt.ts';

/** A movement of money of a transaction. */
type Movement = Pick<
  Receipt,
  | '_id'
  | 'kind'
  | 'saleId'
  | 'isCorrection'
  | 'paymentMethod'
  | 'amount'
  | 'paidAt'
  | 'movedAt'
  | 'net'
  | 'vat'
>;

/** Subtracts one amount in major units from another. */
const minus = (amount: number, other: number): number =>
  fromMinorUnits(toMinorUnits(amount) - toMinorUnits(other));

/**
 * Returns the refunds of a sale. Each has the VAT of all that went back so far minus that of the refunds before it, so
 * that the rounded parts of a whole refund sum up to those of the sale.
 */
function refundMovementsOf(transaction: Transaction, sale: Movement): Movement[] {
  const { _id, vatPercent } = transaction;
  let before = 0;
  return (transaction.refunds ?? []).map(({ amount, at }, index): Movement => {
    const sum = fromMinorUnits(toMinorUnits(before) + toMinorUnits(amount));
    const [split, splitBefore] = [splitVat(sum, vatPercent), splitVat(before, vatPercent)];
    before = sum;
    return {
      ...creditNoteOf(sale, _id),
      _id: `${_id}-r${index + 1}`,
      amount,
      movedAt: at,
      net: minus(split.net, splitBefore.net),
      vat: minus(split.vat, splitBefore.vat),
    };
  });
}

/** Returns the credit note over the whole of a sale. */
const creditNoteOf = (sale: Movement, transactionId: string): Movement => ({
  ...sale,
  kind: 'refund',
  ...(sale._id !== transactionId && { saleId: sale._id }),
});

/** Money that was noted as paid. */
type Paid = Pick<Movement, 'paymentMethod' | 'amount' | 'paidAt'>;

/**
 * Returns the sale that notes what was paid.
 * @param earlier what was noted before, by mistake, the oldest first
 */
function saleMovementOf(
  { _id, vatPercent }: Transaction,
  { paymentMethod, amount, paidAt }: Paid,
  earlier: readonly { at: Date }[],
): Movement {
  const corrected = earlier.at(-1);
  return {
    _id: corrected ? `${_id}-s${earlier.length}` : _id,
    kind: 'sale',
    paymentMethod,
    amount,
    paidAt,
    // Money that had come in another way than was noted first is noted with the correction.
    movedAt: corrected && corrected.at > paidAt ? corrected.at : paidAt,
    ...splitVat(amount, vatPercent),
  };
}

/** Returns the sales that were noted by mistake, each with the credit note that reverses it. */
function correctedMovementsOf(transaction: Transaction): Movement[] {
  const { _id, corrections = [] } = transaction;
  return corrections.flatMap((correction, index) => {
    const sale = saleMovementOf(transaction, correction, corrections.slice(0, index));
    const reversal = { ...creditNoteOf(sale, _id), isCorrection: true, movedAt: correction.at };
    return [sale, { ...reversal, _id: `${_id}-c${index + 1}` }];
  });
}

/**
 * Returns the movements of money of a sale, the oldest first. Money that came but never became a sale has none: it
 * belongs to the customer, and goes back.
 */
function movementsOf(transaction: Transaction): Movement[] {
  const { amount, paidAt, corrections = [] } = transaction;
  if (!becameBooking(transaction)) return [];
  const corrected = correctedMovementsOf(transaction);
  if (paidAt === null || amount === 0) return corrected;
  const sale = saleMovementOf(transaction, { ...transaction, paidAt }, corrections);
  return [...corrected, sale, ...refundMovementsOf(transaction, sale)];
}

/**
 * Returns the receipts and credit notes of a transaction as it stands, without numbers: one for each movement of its
 * money.
 */
export const receiptsOf = (transaction: Transaction, timeZone: string, now: Date): Receipt[] =>
  movementsOf(transaction).map((movement) => {
    const { transactionId, currency, vatPercent, lines, seller, customer, vehicle, slot } =
      transaction;
    return {
      ...movement,
      transactionId,
      currency,
      vatPercent,
      lines,
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
