import { parseMinorUnits, toDecimalString, toMinorUnits } from '../money/money.ts';
import type { ProviderPayment } from './payment-verification.ts';
import type { Refund } from './refund-entry.ts';
import type { Received, Transaction, TransactionStatus } from './transaction.ts';

/** Longest stored text of the provider's amount and currency, in characters. */
const maxTextLength = 100;

const truncated = (text: string): string => text.slice(0, maxTextLength).toWellFormed();

/** Returns the received amount and currency as the provider's original text, even if it is not readable. */
export const receivedAsReported = ({
  amount,
  currency,
}: Pick<ProviderPayment, 'amount' | 'currency'>): Received => ({
  amount: truncated(amount),
  currency: truncated(currency),
});

/**
 * Returns the received money of a payment that was made in full.
 * @param amount in major units
 */
export const receivedInFull = (amount: number, currency: string): Received => ({
  amount: toDecimalString(amount),
  currency,
});

/**
 * Patterns of readable values: plain decimals (some currencies have three decimals) and a three-letter
 * currency code.
 */
const readable = { amount: /^(\d{1,12})(?:\.(\d{1,6}))?$/, currency: /^[A-Z]{3}$/ };

/** Shown when the received amount can't be read, and so can only be looked up at the provider. */
export const unknownAmount = 'unknown amount, see the provider';

/**
 * Formats the received amount with its currency: '1.00 BDT'. All digits are kept, with at least two decimals.
 * An unreadable amount is shown as unknown.
 */
export function formatReceived(received: Received | null): string {
  const [, whole, decimals = ''] = readable.amount.exec(received?.amount.trim() ?? '') ?? [];
  const currency = received?.currency.trim() ?? '';
  if (whole === undefined || !readable.currency.test(currency)) return unknownAmount;
  return `${whole}.${decimals.padEnd(2, '0')} ${currency}`;
}

/**
 * Returns what has come with a payment, in minor units: the requested amount where nothing else is known, 0 for
 * another currency or an unreadable amount.
 */
export function receivedMinor({
  amount,
  currency,
  received,
}: Pick<Transaction, 'amount' | 'currency' | 'received'>): number {
  if (!received) return toMinorUnits(amount);
  return received.currency.trim() === currency ? (parseMinorUnits(received.amount) ?? 0) : 0;
}

/** Formats the requested amount in the same way: '100.50 BDT'. */
export const formatAsked = ({
  amount,
  currency,
}: Pick<Transaction, 'amount' | 'currency'>): string => `${toDecimalString(amount)} ${currency}`;

/**
 * Tells whether the received money differs from the requested amount. Then only `received` tells how much to
 * refund.
 */
export const isMispaid = ({ refundReason }: Pick<Transaction, 'refundReason'>): boolean =>
  refundReason === 'amount_mismatch';

const moneyCame: Record<TransactionStatus, boolean> = {
  pending: false,
  failed: false,
  unpaid: false,
  void: false,
  written_off: false,
  success: true,
  refund_due: true,
  refunded: true,
};

/** Tells whether money was received, even if it is refunded. */
export const moneyHasCome = (status: TransactionStatus): boolean => moneyCame[status];

type Undone = Pick<Transaction, 'status' | 'paidAt' | 'amount'>;

/** Tells whether a sale was paid and then undone at the desk, which gives the money back. */
export const wasUndone = ({ status, paidAt, amount }: Undone): boolean =>
  status === 'void' && paidAt !== null && amount > 0;

/** Tells the customer about the money of an undone sale. */
export const undoneText = 'The sale was undone, and your money was given back.';

/** The facts of a payment that tell how much went back. */
export type RefundedPayment = Pick<
  Transaction,
  'status' | 'amount' | 'currency' | 'received' | 'refunds'
>;

/** Returns the refunds of a payment but for those that were reopened. */
export const standingRefunds = ({ refunds = [] }: Pick<Transaction, 'refunds'>): Refund[] =>
  refunds.filter(({ reopening }) => !reopening);

/** Returns the sum that went back, in minor units. */
export const refundedMinor = (payment: Pick<Transaction, 'refunds'>): number =>
  standingRefunds(payment).reduce((sum, { amount }) => sum + toMinorUnits(amount), 0);

/** Returns the part that went back, in minor units; null where none did, or all. */
export const refundedPartMinor = (payment: RefundedPayment): number | null =>
  payment.status === 'success' && payment.refunds?.length ? refundedMinor(payment) : null;

/** Returns what came and has not gone back, in minor units: nothing of a payment that never came. */
export const leftMinor = (payment: RefundedPayment): number =>
  moneyHasCome(payment.status) ? Math.max(0, receivedMinor(payment) - refundedMinor(payment)) : 0;

/** Returns a payment's list of refunds with one more. */
export const withRefund = (
  { refunds = [] }: Pick<Transaction, 'refunds'>,
  refund: Refund,
): Refund[] => [...refunds, refund];
