import { toMinorUnits } from '../money/money.ts';
import { type PaymentPart, takeLatestFirst } from '../payments/booking-payments.ts';
import { leftMinor, type RefundedPayment } from '../payments/received-money.ts';
import type { Booking } from './booking.ts';

/** The effect of a new price on the money of a booking; amounts in minor units. */
export type EditMoney<Payment> =
  | { kind: 'same' }
  /** The sale is unpaid, so it gets the new price. */
  | { kind: 'repriced' }
  /** Parts of the payments go back, or are no longer to come. */
  | { kind: 'goes_back'; parts: PaymentPart<Payment>[] }
  /** The difference is a payment of its own. */
  | { kind: 'to_collect'; minor: number }
  /** Something of the price was written off, and is not asked for any more. */
  | { kind: 'written_off' }
  /** The money goes back already, or has gone back. */
  | { kind: 'refunded' }
  /** Nothing of the payment that made the booking would be left. */
  | { kind: 'all_back' };

/**
 * Tells what becomes of the money of a booking whose price changes.
 * @param booking as it is until now; its payments may have been more than its price
 * @param payments the one that made the booking, then those of its additions, the oldest first
 * @param after its new price, in major units
 */
export function moneyOfEdit<Payment extends RefundedPayment>(
  { amount: before, refundTerms }: Pick<Booking, 'amount' | 'refundTerms'>,
  payments: readonly Payment[],
  after: number,
): EditMoney<Payment> {
  const difference = toMinorUnits(after) - toMinorUnits(before);
  if (payments.some(({ status }) => status === 'written_off')) {
    return { kind: difference === 0 ? 'same' : 'written_off' };
  }
  if (refundTerms === 'unpaid') return { kind: 'repriced' };
  if (difference === 0) return { kind: 'same' };
  if (refundTerms === 'granted') return { kind: 'refunded' };
  if (difference > 0) return { kind: 'to_collect', minor: difference };
  const parts = takeLatestFirst(payments, -difference);
  // Refunds before the change have given all of it back already.
  if (parts.length === 0) return { kind: 'same' };
  const [own] = payments;
  const isAllBack = parts.some(
    ({ payment, minor }) => payment === own && minor === leftMinor(payment),
  );
  return isAllBack ? { kind: 'all_back' } : { kind: 'goes_back', parts };
}

/** Reason of the money that goes back for an edit. Its customer reads it. */
export const editRefundReason = 'The booking was changed.';

type RefusedMoney = Extract<EditMoney<unknown>['kind'], 'written_off' | 'refunded' | 'all_back'>;

/** Texts for the staff that say why a price cannot change. */
export const editMoneyRefusals: Record<RefusedMoney, string> = {
  written_off: 'Something of the price was written off, so the price cannot change.',
  refunded: 'The money of this booking goes back already, so its price cannot change.',
  all_back: 'All of the money would go back. Refund the booking first.',
};
