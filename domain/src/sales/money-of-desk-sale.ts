import type { DeskBooking } from '../bookings/endpoints.ts';
import { badField, type Refusal } from '../endpoint/errors.ts';
import { formatMoney, fromMinorUnits, toMinorUnits } from '../money/money.ts';
import { additionFacts, linesOfParts } from '../payments/booking-payments.ts';
import { discountedLines } from '../payments/discount.ts';
import { newTransaction, type Purchase } from '../payments/new-transaction.ts';
import { soldAtOnce } from '../payments/sold-at-once.ts';
import type { AdditionMethod, DeskMethod, Transaction } from '../payments/transaction.ts';
import { freeQuote, type Quote } from '../services/quote.ts';
import type { NewIds } from './collect-part.ts';
import type { Act } from './sale.ts';
import type { NewEvent } from './sale-change.ts';

/** What a sale at the desk costs in the end, and how that is paid. */
export interface MoneyOfDeskSale {
  method: DeskMethod;
  /** Less the discount; nothing is asked for what is free. */
  quote: Quote;
  /** Set where `method` pays a part only. In minor units. */
  split?: { partMinor: number; restMethod: AdditionMethod };
}

type PaymentFields = Pick<DeskBooking, 'paymentMethod' | 'discount' | 'partAmount' | 'restMethod'>;

/** Returns how a sale is paid; what costs nothing is free. */
export const methodOf = (
  { paymentMethod }: Pick<PaymentFields, 'paymentMethod'>,
  { amount }: Pick<Quote, 'amount'>,
): DeskMethod => (amount === 0 ? 'free' : paymentMethod);

const tooMuch = (field: string, what: string, { amount }: Quote, currency: string): Refusal =>
  badField(field, `${what} must be less than ${formatMoney(amount, currency)}.`);

function discounted(quote: Quote, discount: number): Quote {
  const minor = toMinorUnits(discount);
  return {
    ...quote,
    lines: discountedLines(quote.lines, minor),
    amount: fromMinorUnits(toMinorUnits(quote.amount) - minor),
  };
}

/** @param full the price without a discount */
export function moneyOfDeskSale(
  asked: PaymentFields,
  full: Quote,
  currency: string,
): MoneyOfDeskSale | Refusal {
  const { discount = 0, partAmount, restMethod } = asked;
  const method = methodOf(asked, full);
  if (discount > 0 && toMinorUnits(discount) >= toMinorUnits(full.amount)) {
    return tooMuch('discount', 'A discount', full, currency);
  }
  if (method === 'free') return { method, quote: freeQuote(full) };
  const quote = discount > 0 ? discounted(full, discount) : full;
  if (partAmount === undefined || restMethod === undefined) return { method, quote };
  const partMinor = toMinorUnits(partAmount);
  return partMinor < toMinorUnits(quote.amount)
    ? { method, quote, split: { partMinor, restMethod } }
    : tooMuch('partAmount', 'A part', quote, currency);
}

interface PaymentsOfDeskSale {
  /** The payment that makes the booking. */
  payment: Transaction;
  /** What is paid in another way, or later; null where one payment is all. */
  rest: Transaction | null;
}

/** Returns the payments of a sale. The second of two is like an addition, so that each has one receipt. */
export function paymentsOfDeskSale(
  { method, quote, split }: MoneyOfDeskSale,
  purchase: Omit<Purchase, 'quote'>,
  {
    ids,
    restIds,
    code,
    currency,
    cancellationHours,
  }: Pick<Transaction, 'currency' | 'cancellationHours'> & {
    ids: NewIds;
    restIds: NewIds;
    code: string;
  },
  now: Date,
): PaymentsOfDeskSale {
  const paymentOf = (part: Quote, by: DeskMethod, own: NewIds) =>
    newTransaction(
      { ...purchase, quote: part },
      { ...soldAtOnce(by, cancellationHours, now), ...own, currency },
    );
  if (!split) return { payment: paymentOf(quote, method, ids), rest: null };
  const { partMinor, restMethod } = split;
  const lines = linesOfParts(quote.lines, partMinor, code);
  const restMinor = toMinorUnits(quote.amount) - partMinor;
  const part = { ...quote, lines: lines.part, amount: fromMinorUnits(partMinor) };
  const rest = { ...quote, lines: lines.rest, amount: fromMinorUnits(restMinor) };
  return {
    payment: paymentOf(part, method, ids),
    rest: { ...paymentOf(rest, restMethod, restIds), bookingId: ids._id },
  };
}

/** Returns how the timeline tells of a discount and of two payments. */
export function eventsOfMoney(
  { discount = 0, discountReason }: Pick<DeskBooking, 'discount' | 'discountReason'>,
  { payment, rest }: PaymentsOfDeskSale,
  by: Act['by'],
): NewEvent[] {
  const isPaid = rest !== null && rest.paidAt !== null;
  return [
    ...(discount > 0
      ? [{ kind: 'discounted', by, amount: discount, reason: discountReason } as const]
      : []),
    ...(rest ? [{ kind: 'part_paid', by, amount: payment.amount } as const] : []),
    ...(isPaid ? [{ kind: 'paid', by, ...additionFacts(rest, rest.amount) } as const] : []),
  ];
}
