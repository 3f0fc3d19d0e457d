import { splitVat } from '../money/vat.ts';
import { refundsOf } from '../payments/refunds.ts';
import type { Transaction } from '../payments/transaction.ts';
import { becameBooking } from '../payments/transaction-status-policy.ts';
import { businessDay } from '../time/business-time.ts';
import type { Receipt } from './receipt.ts';

/** A movement of money of a transaction. */
type Movement = Pick<Receipt, '_id' | 'kind' | 'amount' | 'movedAt'>;

/**
 * Returns the movements of money of a sale, the oldest first. Money that came but never became a sale has none: it
 * belongs to the customer, and goes back.
 */
function movementsOf(transaction: Transaction): Movement[] {
  const { _id, amount, paidAt } = transaction;
  if (!becameBooking(transaction) || amount === 0 || paidAt === null) return [];
  const refunds = refundsOf(transaction).map((refund, index): Movement => {
    const id = `${_id}-r${index + 1}`;
    return { _id: id, kind: 'refund', amount: refund.amount, movedAt: refund.at };
  });
  return [{ _id, kind: 'sale', amount, movedAt: paidAt }, ...refunds];
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
      ...splitVat(movement.amount, vatPercent),
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
