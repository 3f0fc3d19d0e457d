import type { Booking } from '../bookings/booking.ts';
import { fromMinorUnits } from '../money/money.ts';
import { linesOfAddition } from '../payments/booking-payments.ts';
import { newTransaction } from '../payments/new-transaction.ts';
import { soldAtOnce } from '../payments/sold-at-once.ts';
import type { AdditionMethod, Transaction } from '../payments/transaction.ts';
import { minutesOf } from '../services/quote.ts';
import type { Seller } from '../settings/private-settings.ts';

/** The difference that an edit adds to the price of a booking. */
export interface Addition {
  minor: number;
  method: AdditionMethod;
  vatPercent: number;
}

export interface AdditionFacts {
  seller: Seller;
  currency: string;
  /** The ids of a new payment. */
  ids: Pick<Transaction, '_id' | 'claimId'>;
}

/** Returns the payment of an addition, which is a transaction of its own. */
export function paymentOfAddition(
  { minor, method, vatPercent }: Addition,
  before: Booking,
  after: Booking,
  { seller, currency, ids }: AdditionFacts,
  now: Date,
): Transaction {
  const name = `Change of booking ${after.code}`;
  const lines = linesOfAddition(before.lines, after.lines, minor, name);
  const quote = { lines, amount: fromMinorUnits(minor), minutes: minutesOf(lines) };
  const { customer, service, slot, vehicle, cancellationHours } = after;
  const purchase = { customer, service, quote, slot, vehicle, visit: after, seller, vatPercent };
  const payment = { ...soldAtOnce(method, cancellationHours, now), ...ids, currency };
  return { ...newTransaction(purchase, payment), bookingId: after._id };
}
