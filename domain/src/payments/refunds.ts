import { toMinorUnits } from '../money/money.ts';
import { receivedMinor } from './received-money.ts';
import type { Refund } from './refund-entry.ts';
import type { Transaction } from './transaction.ts';

/** The facts of a payment that tell how much went back. */
export type RefundedPayment = Pick<
  Transaction,
  'status' | 'amount' | 'currency' | 'received' | 'refunds'
>;

/** Returns the sum that went back, in minor units. */
export const refundedMinor = ({ refunds = [] }: Pick<Transaction, 'refunds'>): number =>
  refunds.reduce((sum, { amount }) => sum + toMinorUnits(amount), 0);

/** Returns the part that went back, in minor units; null where none did, or all. */
export const refundedPartMinor = (payment: RefundedPayment): number | null =>
  payment.status === 'success' && payment.refunds?.length ? refundedMinor(payment) : null;

/** Returns what came and has not gone back, in minor units. */
export const leftMinor = (payment: RefundedPayment): number =>
  Math.max(0, receivedMinor(payment) - refundedMinor(payment));

/** Returns a payment's list of refunds with one more. */
export const withRefund = (
  { refunds = [] }: Pick<Transaction, 'refunds'>,
  refund: Refund,
): Refund[] => [...refunds, refund];
