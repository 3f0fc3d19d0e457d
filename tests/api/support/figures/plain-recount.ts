import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Review } from '@carwash/domain/reviews/review';
import type { Service } from '@carwash/domain/services/service';
import type { User } from '@carwash/domain/users/user';
import type { Harness } from '../harness/harness.ts';

/** Every document of the business, completely. */
export interface Documents {
  transactions: Transaction[];
  bookings: Booking[];
  users: User[];
  reviews: Review[];
  services: Service[];
}

export async function readDocuments({ context: { db } }: Harness): Promise<Documents> {
  const [transactions, bookings, users, reviews, services] = await Promise.all([
    db.transactions.get(),
    db.bookings.get(),
    db.users.get(),
    db.reviews.get(),
    db.services.get(),
  ]);
  return {
    transactions: transactions.docs.map((document) => document.data()),
    bookings: bookings.docs.map((document) => document.data()),
    users: users.docs.map((document) => document.data()),
    reviews: reviews.docs.map((document) => document.data()),
    services: services.docs.map((document) => document.data()),
  };
}

/** Returns the day in Dhaka, which is six hours ahead all year. */
export const dayOf = (instant: Date): string =>
  new Date(instant.getTime() + 6 * 3_600_000).toISOString().slice(0, 10);

export const centsOf = (amount: number): number => Math.round(amount * 100);

/** Expected counters: 'stats document/path of the counter' -> value. */
export type PlainCounters = Record<string, number>;

/**
 * Counts all statistics in the simplest way. It shares no code with the product on purpose: if both agree,
 * the result is right and not the same mistake twice.
 */
export function recountPlainly(documents: Omit<Documents, 'services'>): PlainCounters {
  const counters: PlainCounters = {};
  const add = (document: string, counter: string, amount: number) => {
    const key = `${document}/${counter}`;
    counters[key] = (counters[key] ?? 0) + amount;
  };
  const addOnDay = (instant: Date, counter: string, amount: number) => {
    add('all', counter, amount);
    add(dayOf(instant), counter, amount);
  };
  const addInMonth = (instant: Date, counter: string, amount: number) => {
    const [year, month, day] = dayOf(instant).split('-');
    add(`month-${year}-${month}`, `days.${day}.${counter}`, amount);
  };
  const addSale = (
    instant: Date,
    sold: Pick<Transaction, 'service' | 'vehicle'>,
    counter: string,
    amount: number,
  ) => {
    addOnDay(instant, counter, amount);
    addOnDay(instant, `byService.${sold.service._id}.${counter}`, amount);
    addOnDay(instant, `byCategory.${sold.service.category}.${counter}`, amount);
    addOnDay(instant, `byVehicleType.${sold.vehicle.vehicleType}.${counter}`, amount);
    addInMonth(instant, counter, amount);
  };
  for (const transaction of documents.transactions) {
    addOnDay(transaction.createdAt, `transactions.${transaction.status}`, 1);
    addInMonth(transaction.createdAt, 'transactions', 1);
    if (transaction.status === 'unpaid') add('all', 'unpaidMinor', centsOf(transaction.amount));
    const bookingId = transaction.bookingId ?? transaction._id;
    const isBooked = documents.bookings.some(({ _id }) => _id === bookingId);
    // A sale that was undone counts nowhere, although its money came and went back.
    if (!isBooked || !transaction.paidAt || transaction.status === 'void') continue;
    const paidAt = transaction.paidAt.getTime();
    const billed = (transaction.earlierSales ?? []).filter(
      (sale) => sale.reversedFor === 'rebill' && sale.paidAt.getTime() === paidAt,
    );
    const { vehicle } = transaction;
    for (const [index, { amount, at, reopening }] of (transaction.refunds ?? []).entries()) {
      const { service } = billed.find(({ refundCount }) => index < refundCount) ?? transaction;
      const goBack = (instant: Date, cents: number) => {
        addSale(instant, { service, vehicle }, 'revenueMinor', -cents);
        addOnDay(instant, 'refundedMinor', cents);
        addInMonth(instant, 'refundedMinor', cents);
      };
      goBack(at, centsOf(amount));
      if (reopening) goBack(reopening.at, -centsOf(amount));
    }
    addOnDay(transaction.paidAt, 'payments', 1);
    addInMonth(transaction.paidAt, 'payments', 1);
    const first = billed[0] ?? transaction;
    const sold = { service: first.service, vehicle };
    addSale(transaction.paidAt, sold, 'revenueMinor', centsOf(transaction.amount));
    for (const [index, { service, at, refundCount }] of billed.entries()) {
      const gone = (transaction.refunds ?? []).slice(0, refundCount);
      const left =
        centsOf(transaction.amount) - gone.reduce((sum, { amount }) => sum + centsOf(amount), 0);
      const next = billed[index + 1] ?? transaction;
      addSale(at, { service, vehicle }, 'revenueMinor', -left);
      addSale(at, { service: next.service, vehicle }, 'revenueMinor', left);
    }
    const month = `month-${dayOf(transaction.paidAt).slice(0, 7)}`;
    for (const { _id, name, price } of first.lines.slice(1)) {
      const key = `byAddOn.${_id}:${encodeURIComponent(name).replaceAll('.', '%2E')}`;
      add(month, `${key}.payments`, 1);
      add(month, `${key}.revenueMinor`, centsOf(price));
    }
  }
  for (const booking of documents.bookings) {
    if (booking.status !== 'cancelled') addSale(booking.createdAt, booking, 'bookings', 1);
  }
  for (const user of documents.users) {
    addOnDay(user.createdAt, 'users', 1);
    addInMonth(user.createdAt, 'users', 1);
  }
  for (const { createdAt, rating, verifiedCustomer, hiddenAt } of documents.reviews) {
    if (hiddenAt) {
      add('reviews', 'ratings.hidden', 1);
      continue;
    }
    addOnDay(createdAt, 'ratings.count', 1);
    addOnDay(createdAt, 'ratings.sum', rating);
    addOnDay(createdAt, `ratings.byStars.${rating}`, 1);
    addInMonth(createdAt, 'ratings.count', 1);
    addInMonth(createdAt, 'ratings.sum', rating);
    add('reviews', 'ratings.count', 1);
    add('reviews', 'ratings.sum', rating);
    add('reviews', `ratings.byStars.${rating}`, 1);
    if (verifiedCustomer) add('reviews', `ratings.verifiedByStars.${rating}`, 1);
  }
  // Counters of zero are left out, because a service may be free of charge.
  return Object.fromEntries(Object.entries(counters).filter(([, amount]) => amount !== 0));
}

/** Returns the stored counters with the changes counted since the last fold, in the same form. */
export async function storedCounters({ context: { db } }: Harness): Promise<PlainCounters> {
  const counters: PlainCounters = {};
  const collect = (path: string, value: unknown) => {
    if (typeof value === 'number') counters[path] = (counters[path] ?? 0) + value;
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      collect(path.includes('/') ? `${path}.${key}` : `${path}/${key}`, inner);
    }
  };
  for (const document of (await db.stats.get()).docs) {
    const { createdAt, fold, ...fields } = document.data();
    collect(document.id, fields);
  }
  for (const delta of (await db.statsDeltas.get()).docs) {
    for (const [id, fields] of Object.entries(delta.data().counters ?? {})) collect(id, fields);
  }
  return Object.fromEntries(Object.entries(counters).filter(([, amount]) => amount !== 0));
}
