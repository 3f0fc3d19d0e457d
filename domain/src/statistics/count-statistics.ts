import type { Booking } from '../bookings/booking.ts';
import { toMinorUnits } from '../money/money.ts';
import { leftOfSale, type SaleOfPayment, salesOfPayment } from '../payments/earlier-sales.ts';
import type { Transaction } from '../payments/transaction.ts';
import { wasSold } from '../payments/transaction-status-policy.ts';
import type { Review } from '../reviews/review.ts';
import type { PriceLine } from '../services/price-lines.ts';
import type { Sold } from '../services/quote.ts';
import { businessDay } from '../time/business-time.ts';
import type { User } from '../users/user.ts';
import type { MonthStatistics } from './statistics.ts';
import { allTimeStatsId, monthStatsId, reviewStatsId } from './stats-ids.ts';

/** Sales of an add-on in a month, by the name it had then. Revenue is in minor units. */
export interface AddOnSales {
  _id: string;
  name: string;
  payments: number;
  revenueMinor: number;
}

/**
 * Returns the counter's key: id and name, so that a later change of the add-on does not matter. Dots are
 * encoded, because they separate counters.
 */
const addOnKey = ({ _id, name }: Pick<PriceLine, '_id' | 'name'>): string =>
  `${_id}:${encodeURIComponent(name).replaceAll('.', '%2E')}`;

const partsOfAddOnKey = (key: string): Pick<AddOnSales, '_id' | 'name'> => {
  const end = key.indexOf(':');
  return { _id: key.slice(0, end), name: decodeURIComponent(key.slice(end + 1)) };
};

/** Returns the counters that a successful payment adds to its month. */
export function countAddOns({ lines }: Sold): [path: string, amount: number][] {
  const [, ...addOns] = lines;
  return addOns.flatMap((line): [string, number][] => [
    [`byAddOn.${addOnKey(line)}.payments`, 1],
    [`byAddOn.${addOnKey(line)}.revenueMinor`, toMinorUnits(line.price)],
  ]);
}

const bestSoldFirst = (one: AddOnSales, other: AddOnSales): number =>
  other.revenueMinor - one.revenueMinor ||
  other.payments - one.payments ||
  one.name.localeCompare(other.name);

/** Sorts the add-ons of a month by revenue, then by number of sales, the highest first. */
export const rankAddOns = (counted: MonthStatistics['byAddOn']): AddOnSales[] =>
  Object.entries(counted ?? {})
    .map(([key, { payments = 0, revenueMinor = 0 }]) => ({
      ...partsOfAddOnKey(key),
      payments,
      revenueMinor,
    }))
    .filter(({ payments }) => payments > 0)
    .sort(bestSoldFirst);

/**
 * Counter changes: statistics document id -> counter path ('ratings.sum') -> amount. The running counters and
 * a full recount both use these functions, so they agree.
 */
export type Counts = Map<string, Map<string, number>>;

type Counted = Record<string, number>;

type CountedTransaction = Pick<
  Transaction,
  | 'status'
  | 'amount'
  | 'currency'
  | 'received'
  | 'createdAt'
  | 'paidAt'
  | 'refunds'
  | 'refundReason'
  | 'refundedAt'
  | 'refundReference'
  | 'service'
  | 'lines'
  | 'vehicle'
  | 'vatPercent'
  | 'paymentMethod'
  | 'earlierSales'
>;
type CountedBooking = Pick<Booking, 'status' | 'createdAt' | 'service' | 'vehicle'>;

/** Returns the amount for `counter` in total and per service, category and vehicle type. */
const countSold = (
  counter: 'bookings' | 'revenueMinor',
  amount: number,
  { service, vehicle }: Pick<Transaction, 'service' | 'vehicle'>,
): Counted => ({
  [counter]: amount,
  [`byService.${service._id}.${counter}`]: amount,
  [`byCategory.${service.category}.${counter}`]: amount,
  [`byVehicleType.${vehicle.vehicleType}.${counter}`]: amount,
});

const inDocuments = (ids: readonly string[], counted: Counted): Counts =>
  new Map(ids.map((id) => [id, new Map(Object.entries(counted))]));

/** Counters that a month's document has per day. */
const daySums = new Set([
  'bookings',
  'revenueMinor',
  'refundedMinor',
  'payments',
  'users',
  'ratings.count',
  'ratings.sum',
]);

/**
 * Returns the part of a day's counters that also goes into its month's document: sums, but not transactions
 * by status.
 */
function inMonth(day: string, counted: Counted): Counts {
  const sums = new Map<string, number>();
  for (const [path, amount] of Object.entries(counted)) {
    const sum = path.startsWith('transactions.') ? 'transactions' : path;
    if (sum !== 'transactions' && !daySums.has(sum)) continue;
    const key = `days.${day.slice(8)}.${sum}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return new Map([[monthStatsId(day.slice(0, 7)), sums]]);
}

function onDay(instant: Date, counted: Counted, timeZone: string): Counts {
  const day = businessDay(instant, timeZone);
  return new Map([...inDocuments([allTimeStatsId, day], counted), ...inMonth(day, counted)]);
}

type PaidTransaction = CountedTransaction & { paidAt: Date };

/**
 * Returns the sales of a payment in turn, but for those that were noted by mistake: what is counted for one of them is the
 * service that was billed then. A payment that was taken back and paid again counts from then on.
 */
function billedSales(transaction: PaidTransaction): SaleOfPayment[] {
  const isSamePayment = ({ paidAt }: SaleOfPayment) =>
    paidAt.getTime() === transaction.paidAt.getTime();
  return salesOfPayment(transaction).filter(
    (sale) => sale.reversed?.reversedFor !== 'correction' && isSamePayment(sale),
  );
}

/**
 * Counts money that went back, and takes it off the revenue, on the day on which it went back. A refund that was reopened is
 * added again on the day of that.
 */
const countRefunds = (
  sales: readonly SaleOfPayment[],
  { vehicle }: CountedTransaction,
  timeZone: string,
): Counts[] =>
  sales.flatMap(({ refunds, service }) =>
    refunds.flatMap(({ amount, at, reopening }) => {
      const back = (minor: number): Counted => ({
        refundedMinor: minor,
        ...countSold('revenueMinor', -minor, { service, vehicle }),
      });
      const minor = toMinorUnits(amount);
      return [
        onDay(at, back(minor), timeZone),
        ...(reopening ? [onDay(reopening.at, back(-minor), timeZone)] : []),
      ];
    }),
  );

/** Moves the revenue of a rebilled sale from the old service to the new one, on the day of the rebill. */
const countRebills = (
  sales: readonly SaleOfPayment[],
  { vehicle }: CountedTransaction,
  timeZone: string,
): Counts[] =>
  sales.flatMap((sale, index) => {
    const next = sales[index + 1];
    if (!sale.reversed || !next) return [];
    const minor = toMinorUnits(leftOfSale(sale));
    const credited = countSold('revenueMinor', -minor, { service: sale.service, vehicle });
    const billed = countSold('revenueMinor', minor, { service: next.service, vehicle });
    return [onDay(sale.reversed.at, credited, timeZone), onDay(sale.reversed.at, billed, timeZone)];
  });

/** Counts money that came for a booking on the day on which it came, with the add-ons in its month. */
function countPaid(transaction: PaidTransaction, timeZone: string): Counts[] {
  const { paidAt, amount, vehicle } = transaction;
  const sales = billedSales(transaction);
  const { service, lines } = sales[0] ?? transaction;
  const revenue = countSold('revenueMinor', toMinorUnits(amount), { service, vehicle });
  const month = monthStatsId(businessDay(paidAt, timeZone).slice(0, 7));
  return [
    onDay(paidAt, { payments: 1, ...revenue }, timeZone),
    new Map([[month, new Map(countAddOns({ lines }))]]),
    ...countRefunds(sales, transaction, timeZone),
    ...countRebills(sales, transaction, timeZone),
  ];
}

/**
 * Counts a transaction by status on the day on which it began. One that was paid and became a booking also counts
 * as a payment, with its revenue in minor units, on the day on which it was paid, whatever becomes of it; what went
 * back is taken off on the day on which it went back. A rebill moves revenue to another service on the day of the
 * edit. So a past day keeps its figures, except for sales that were recorded by mistake. What is to be paid at the desk counts only in the
 * open sum of all time.
 */
export function countTransaction(transaction: CountedTransaction, timeZone: string): Counts {
  const { createdAt, status, amount } = transaction;
  const began = onDay(createdAt, { [`transactions.${status}`]: 1 }, timeZone);
  if (status === 'unpaid') {
    const open = inDocuments([allTimeStatsId], { unpaidMinor: toMinorUnits(amount) });
    return sumCounts([began, open]);
  }
  if (!wasSold(transaction)) return began;
  return sumCounts([began, ...countPaid(transaction, timeZone)]);
}

/** Counts a booking on the day on which it was made, unless it was cancelled. */
export const countBooking = (booking: CountedBooking, timeZone: string): Counts =>
  booking.status === 'cancelled'
    ? new Map()
    : onDay(booking.createdAt, countSold('bookings', 1, booking), timeZone);

/** Counts a user on the day of their sign-up. */
export const countUser = (user: Pick<User, 'createdAt'>, timeZone: string): Counts =>
  onDay(user.createdAt, { users: 1 }, timeZone);

type CountedReview = Pick<Review, 'rating' | 'verifiedCustomer' | 'createdAt' | 'hiddenAt'>;

/**
 * Counts a review and its stars on the day on which it was written, and in the public review
 * statistics, which also count those of verified customers. Of a hidden one only these count that it is hidden.
 */
export const countReview = (review: CountedReview, timeZone: string): Counts => {
  if (review.hiddenAt) return inDocuments([reviewStatsId], { 'ratings.hidden': 1 });
  const counted = {
    'ratings.count': 1,
    'ratings.sum': review.rating,
    [`ratings.byStars.${review.rating}`]: 1,
  };
  return sumCounts([
    onDay(review.createdAt, counted, timeZone),
    inDocuments([reviewStatsId], {
      ...counted,
      ...(review.verifiedCustomer && { [`ratings.verifiedByStars.${review.rating}`]: 1 }),
    }),
  ]);
};

/** Adds counts. Counters that sum up to zero are left out. */
export function sumCounts(parts: Iterable<Counts>): Counts {
  const total: Counts = new Map();
  for (const part of parts) {
    for (const [id, counters] of part) {
      const sum = total.get(id) ?? new Map<string, number>();
      for (const [path, amount] of counters) sum.set(path, (sum.get(path) ?? 0) + amount);
      total.set(id, sum);
    }
  }
  return withoutZeros(total);
}

/** Returns the counter changes when `before` is replaced by `after`. */
export const changeInCounts = (before: Counts, after: Counts): Counts =>
  sumCounts([after, negated(before)]);

const negated = (counts: Counts): Counts =>
  new Map(
    [...counts].map(([id, counters]) => [
      id,
      new Map([...counters].map(([path, amount]) => [path, -amount])),
    ]),
  );

const withoutZeros = (counts: Counts): Counts =>
  new Map(
    [...counts]
      .map(
        ([id, counters]) =>
          [id, new Map([...counters].filter(([, amount]) => amount !== 0))] as const,
      )
      .filter(([, counters]) => counters.size > 0),
  );

interface CountedDocuments {
  transactions: Iterable<CountedTransaction>;
  bookings: Iterable<CountedBooking>;
  users: Iterable<Pick<User, 'createdAt'>>;
  reviews: Iterable<CountedReview>;
}

/** Counts all documents from scratch. The running counters must equal the result. */
export function recountStatistics(documents: CountedDocuments, timeZone: string): Counts {
  return sumCounts([
    ...Array.from(documents.transactions, (transaction) => countTransaction(transaction, timeZone)),
    ...Array.from(documents.bookings, (booking) => countBooking(booking, timeZone)),
    ...Array.from(documents.users, (user) => countUser(user, timeZone)),
    ...Array.from(documents.reviews, (review) => countReview(review, timeZone)),
  ]);
}

/** Splits `counts` into parts of at most `mostCounters` counters each. */
export function splitCounts(counts: Counts, mostCounters: number): Counts[] {
  const parts: Counts[] = [];
  let room = 0;
  for (const [id, counters] of counts) {
    for (const [path, amount] of counters) {
      if (room === 0) {
        parts.push(new Map());
        room = mostCounters;
      }
      const part = parts.at(-1);
      const inPart = part?.get(id) ?? new Map<string, number>();
      part?.set(id, inPart.set(path, amount));
      room -= 1;
    }
  }
  return parts;
}
