import { toDecimalString } from '../money/money.ts';
import type { ProviderPayment } from './payment-verification.ts';
import type { Received, Transaction } from './transaction.ts';

/** Of what the provider says of an amount or a currency, in characters. */
const longestWord = 100;

const asSaid = (text: string): string => text.slice(0, longestWord).toWellFormed();

/** What arrived with a payment, kept as the provider wrote it: readable or not. */
export const receivedWith = ({
  amount,
  currency,
}: Pick<ProviderPayment, 'amount' | 'currency'>): Received => ({
  amount: asSaid(amount),
  currency: asSaid(currency),
});

/** What arrives when exactly what was asked is paid. @param amount major units */
export const receivedInFull = (amount: number, currency: string): Received => ({
  amount: toDecimalString(amount),
  currency,
});

/** Plain decimals, of currencies with three decimals too, and a currency that is a code. */
const readable = { amount: /^(\d{1,12})(?:\.(\d{1,6}))?$/, currency: /^[A-Z]{3}$/ };

/** What people read where only the provider knows what arrived. */
export const unknownAmount = 'unknown amount, see the provider';

/**
 * What arrived, with its currency: '1.00 BDT'. Every digit is kept, and there are at least two
 * decimals. What cannot be read is an unknown amount.
 */
export function formatReceived(received: Received | null): string {
  const [, whole, decimals = ''] = readable.amount.exec(received?.amount.trim() ?? '') ?? [];
  const currency = received?.currency.trim() ?? '';
  if (whole === undefined || !readable.currency.test(currency)) return unknownAmount;
  return `${whole}.${decimals.padEnd(2, '0')} ${currency}`;
}

/** What was asked, written like what arrived: '100.50 BDT'. */
export const formatAsked = ({
  amount,
  currency,
}: Pick<Transaction, 'amount' | 'currency'>): string => `${toDecimalString(amount)} ${currency}`;

/** Whether something else arrived than was asked: then only `received` says what goes back. */
export const isMispaid = ({ refundReason }: Pick<Transaction, 'refundReason'>): boolean =>
  refundReason === 'amount_mismatch';
