import { fromMinorUnits, toMinorUnits } from '../money/money.ts';
import { splitVat } from '../money/vat.ts';
import type { Transaction } from '../payments/transaction.ts';
import { becameBooking } from '../payments/transaction-status-policy.ts';
import { businessDay } from '../time/business-time.ts';
import type { Receipt } from './receipt.ts';

/** A movement of money of a transaction. */
type Movement = Pick<Receipt, '_id' | 'kind' | 'amount' | 'movedAt' | 'net' | 'vat'>;

/** Subtracts one amount in major units from another. */
const minus = (amount: number, other: number): number =>
  fromMinorUnits(toMinorUnits(amount) - toMinorUnits(other));

/**
 * Returns the refunds of a sale. Each has the VAT of all that went back so far minus that of the refunds before it, so
 * that the rounded parts of a whole refund sum up to those of the sale.
 */
function refundMovementsOf(transaction: Transaction): Movement[] {
  const { _id, vatPercent } = transaction;
  let before = 0;
  return (transaction.refunds ?? []).map(({ amount, at }, index): Movement => {
    const sum = fromMinorUnits(toMinorUnits(before) + toMinorUnits(amount));
    const [split, splitBefore] = [splitVat(sum, vatPercent), splitVat(before, vatPercent)];
    before = sum;
    return {
      _id: `${_id}-r${index + 1}`,
      kind: 'refund',
      amount,
      movedAt: at,
      net: minus(split.net, splitBefore.net),
      vat: minus(split.vat, splitBefore.vat),
    };
  });
}

/**
 * Returns the movements of money of a sale, the oldest first. Money that came but never became a sale has none: it
 * belongs to the customer, and goes back.
 */
function movementsOf(transaction: Transaction): Movement[] {
  const { _id, amount, paidAt, vatPercent } = transaction;
  if (!becameBooking(transaction) || amount === 0 || paidAt === null) return [];
  const sale = {
    _id,
    kind: 'sale',
    amount,
    movedAt: paidAt,
    ...splitVat(amount, vatPercent),
  } as const;
  return [sale, ...refundMovementsOf(transaction)];
}

/**
 * Returns the receipts and credit notes of a transaction as it stands, without numbers: one for each movement of its
 * money.
 */
export const receiptsOf = (transaction: Transaction, timeZone: string, now: Date): Receipt[] =>
  movementsOf(transaction).map((movement) => {
    const { transactionId, paymentMethod, currency, vatPercent, lines, seller, paidAt } =
      transaction;
    const { customer, vehicle, slot } = transaction;
    return {
      ...movement,
      transactionId,
      paymentMethod,
      currency,
      vatPercent,
      lines,
      seller,
      registrationPlate: vehicle.registrationPlate,
      customer: { uid: customer.uid, name: customer.name },
      visitDate: slot.date,
      paidAt: paidAt ?? movement.movedAt,
      date: businessDay(movement.movedAt, timeZone),
      number: null,
      runningNumber: null,
      createdAt: now,
    };
  });
