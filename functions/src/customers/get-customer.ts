import type { Booking } from '@carwash/domain/bookings/booking';
import { byLatestVisit } from '@carwash/domain/customers/by-latest-visit';
import { keysOfBooking, readCustomerKey } from '@carwash/domain/customers/customer-key';
import {
  type CustomerCard,
  mostOnCard,
  mostVisitsOnCard,
} from '@carwash/domain/customers/endpoints';
import { groupByCustomer } from '@carwash/domain/customers/group-by-customer';
import { noShowsBefore } from '@carwash/domain/customers/trace';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { Message } from '@carwash/domain/messages/message';
import { fromMinorUnits, toMinorUnits } from '@carwash/domain/money/money';
import { leftMinor } from '@carwash/domain/payments/received-money';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Context } from '../context.ts';
import { findAmong, readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { readPreferences } from '../messages/read-preferences.ts';
import {
  describeCustomer,
  type KnownCustomer,
  tracesOf,
  withProfiles,
} from './describe-customer.ts';
import { bookingsOfCustomer } from './find-bookings.ts';

const customerNotFound = () => new ApiError('not_found', 'There is no such customer.');

/** Returns a key of the customer with this id. @throws ApiError not_found */
async function keyOf(id: string, { db }: Context): Promise<string> {
  if (readCustomerKey(id)?.kind === 'account') return id;
  const booking = await readDocument(db.bookings, id);
  const [key] = booking ? keysOfBooking(booking.data()) : [];
  if (key === undefined) throw customerNotFound();
  return key;
}

/**
 * Reads the customer with this id. The bookings of walk-ins may name them by several keys.
 * @throws ApiError not_found
 */
async function readCustomer(id: string, context: Context): Promise<KnownCustomer> {
  const key = await keyOf(id, context);
  const bookings = await bookingsOfCustomer(key, context);
  const [found] = groupByCustomer(bookings);
  const [known] = await withProfiles([found ?? { key, keys: [key], bookings: [] }], context);
  if (!known || (known.bookings.length === 0 && !known.profile)) throw customerNotFound();
  return known;
}

async function readPayments(bookings: readonly Booking[], { db }: Context): Promise<Transaction[]> {
  const ids = bookings.flatMap(({ _id, additions = [] }) => [_id, ...additions]);
  const read = await db.readAll(...ids.map((id) => db.transactions.doc(id)));
  return read.flatMap((payment) => payment.data() ?? []);
}

const newestFirst = (one: Message, other: Message): number =>
  other.createdAt.getTime() - one.createdAt.getTime();

/** Reads the newest messages: to the account, or about the visits of a customer without one. */
async function readMessages(
  { profile, bookings }: KnownCustomer,
  { db }: Context,
): Promise<Message[]> {
  if (profile) {
    const ofAccount = db.messages.where('uid', '==', profile._id).orderBy('createdAt', 'desc');
    return (await ofAccount.limit(mostOnCard).get()).docs.map((message) => message.data());
  }
  const ids = bookings.slice(0, mostOnCard).map(({ _id }) => _id);
  const found = await findAmong(db.messages, 'bookingId', ids);
  // Messages to the staff are about a customer, and not to them.
  const toCustomer = found
    .map((message) => message.data())
    .filter(({ kind }) => !kind.startsWith('staff_'));
  return toCustomer.sort(newestFirst).slice(0, mostOnCard);
}

async function readReviews({ profile }: KnownCustomer, { db }: Context) {
  if (!profile) return [];
  const ofAuthor = db.reviews.where('author.key', '==', profile.authorKey);
  const { docs } = await ofAuthor.orderBy('createdAt', 'desc').limit(mostOnCard).get();
  return docs.map((review) => review.data());
}

const countAndSum = (payments: readonly Transaction[]): CustomerCard['toPay'] => ({
  count: payments.length,
  amount: fromMinorUnits(payments.reduce((sum, { amount }) => sum + toMinorUnits(amount), 0)),
});

/** Returns the figures of a customer, computed from their visits. */
function figuresOf(
  visits: readonly Booking[],
  payments: readonly Transaction[],
): Pick<CustomerCard, 'spentInAll' | 'noShows' | 'toPay' | 'neverPaid'> {
  const withStatus = (wanted: string) => payments.filter(({ status }) => status === wanted);
  const kept = withStatus('success');
  return {
    spentInAll: fromMinorUnits(kept.reduce((sum, payment) => sum + leftMinor(payment), 0)),
    noShows: visits.filter(({ status }) => status === 'no_show').length,
    toPay: countAndSum(withStatus('unpaid')),
    neverPaid: countAndSum(withStatus('written_off')),
  };
}

/** Returns the card of one customer. */
export const getCustomer: Handler<Context, Endpoints['getCustomer']> = async (
  { params: { id } },
  context,
) => {
  const customer = await readCustomer(id, context);
  const { bookings } = customer;
  const visits = bookings.toSorted(byLatestVisit).slice(0, mostVisitsOnCard);
  const described = await describeCustomer(customer, context);
  const [payments, messages, reviews, traces, { bouncedSince }] = await Promise.all([
    readPayments(visits, context),
    readMessages(customer, context),
    readReviews(customer, context),
    tracesOf(customer, context),
    readPreferences(described, context),
  ]);
  const figures = figuresOf(visits, payments);
  return {
    ...described,
    visits,
    hasMoreVisits: bookings.length > visits.length,
    ...figures,
    noShows: figures.noShows + noShowsBefore(traces),
    reviews,
    messages,
    bouncedSince,
  };
};
