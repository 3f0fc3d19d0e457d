import { toMinorUnits } from '../money/money.ts';
import { leftMinor, type RefundedPayment } from './refunds.ts';
import type { Transaction } from './transaction.ts';

/** The effect of a new price on the money of a booking; amounts in minor units. */
export type EditMoney =
  | { kind: 'same' }
  /** The sale is unpaid, so it gets the new price. */
  | { kind: 'repriced' }
  | { kind: 'goes_back'; minor: number }
  | { kind: 'to_collect'; minor: number }
  /** Nothing was paid for the booking, because it was free. */
  | { kind: 'was_free' }
  /** The money goes back already, or has gone back. */
  | { kind: 'refunded' }
  /** Nothing of the payment would be left. */
  | { kind: 'all_back' };

/**
 * Tells what becomes of the money of a booking whose price changes.
 * @param before the price of the booking until now, in major units; the payment may have been more
 * @param after its new price, in major units
 */
export function moneyOfEdit(
  payment: RefundedPayment & Pick<Transaction, 'paymentMethod'>,
  before: number,
  after: number,
): EditMoney {
  if (payment.status === 'unpaid') return { kind: 'repriced' };
  const difference = toMinorUnits(after) - toMinorUnits(before);
  if (difference === 0) return { kind: 'same' };
  if (payment.status !== 'success') return { kind: 'refunded' };
  if (difference > 0) {
    return payment.paymentMethod === 'free'
      ? { kind: 'was_free' }
      : { kind: 'to_collect', minor: difference };
  }
  // Refunds before the change have given some of it back already.
  const left = leftMinor(payment);
  if (left === 0) return { kind: 'same' };
  return -difference < left ? { kind: 'goes_back', minor: -difference } : { kind: 'all_back' };
}

type RefusedMoney = Extract<EditMoney['kind'], 'to_collect' | 'was_free' | 'refunded' | 'all_back'>;

/** Texts for the staff that say why a price cannot change. */
export const editMoneyRefusals: Record<RefusedMoney, string> = {
  to_collect: 'This costs more than was paid. Sell what is added as a sale of its own.',
  was_free: 'This booking was free. Sell what is added as a sale of its own.',
  refunded: 'The money of this booking goes back already, so its price cannot change.',
  all_back: 'All of the money would go back. Refund the booking first.',
};
