import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { centsOf, type Documents, dayOf } from './plain-recount.ts';

/** The first and the last day, both inclusive. */
export type Days = readonly [first: string, last: string];

const ever: Days = ['0', '9'];

const isWithin = (instant: Date, [first, last]: Days): boolean =>
  dayOf(instant) >= first && dayOf(instant) <= last;

/** Returns the payments for bookings that were received in these days, also if they went back later; undone sales are none. */
export const paidIn = ({ transactions, bookings }: Documents, days = ever): Transaction[] => {
  const booked = new Set(bookings.map(({ _id }) => _id));
  return transactions.filter(
    ({ _id, bookingId = _id, paidAt, status }) =>
      paidAt !== null && status !== 'void' && booked.has(bookingId) && isWithin(paidAt, days),
  );
};

/** Returns the sum that went back in these days of payments for bookings, in cents. */
export const refundedIn = (documents: Documents, days = ever, paid = paidIn(documents)): number =>
  paid
    .flatMap(({ refunds }) => refunds ?? [])
    .flatMap(({ at, amount, reopening }) => [
      { at, cents: centsOf(amount) },
      ...(reopening ? [{ at: reopening.at, cents: -centsOf(amount) }] : []),
    ])
    .filter(({ at }) => isWithin(at, days))
    .reduce((sum, { cents }) => sum + cents, 0);

export const madeIn = <T extends { createdAt: Date }>(documents: T[], days: Days): T[] =>
  documents.filter(({ createdAt }) => isWithin(createdAt, days));

export const keptBookings = ({ bookings }: Documents): Booking[] =>
  bookings.filter(({ status }) => status !== 'cancelled');

export const withStatus = <T extends { status: string }>(documents: T[], wanted: string): T[] =>
  documents.filter(({ status }) => status === wanted);

export const sumOfCents = (transactions: Transaction[]): number =>
  transactions.reduce((sum, { amount }) => sum + centsOf(amount), 0);

/** Returns what came in these days, less what went back, in cents. */
export const revenueIn = (documents: Documents, days = ever): number =>
  sumOfCents(paidIn(documents, days)) - refundedIn(documents, days);

export const sumOfStars = (reviews: { rating: number }[]): number =>
  reviews.reduce((sum, { rating }) => sum + rating, 0);

interface SoldUnder {
  id: string;
  bookings: number;
  revenueMinor: number;
}

/** Returns the sales under each key, such as a service, without those of zero; in order of the keys. */
export function soldBy(
  documents: Documents,
  keyOf: (sold: Booking | Transaction) => string,
): SoldUnder[] {
  const [kept, paid] = [keptBookings(documents), paidIn(documents)];
  const revenueOf = (of: Transaction[]) => sumOfCents(of) - refundedIn(documents, ever, of);
  return [...new Set([...kept, ...paid].map(keyOf))]
    .sort()
    .map((id) => ({
      id,
      bookings: kept.filter((booking) => keyOf(booking) === id).length,
      revenueMinor: revenueOf(paid.filter((payment) => keyOf(payment) === id)),
    }))
    .filter(({ bookings, revenueMinor }) => bookings > 0 || revenueMinor > 0);
}
