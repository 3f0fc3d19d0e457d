import type { Booking } from '@carwash/domain/bookings/booking';
import { isErasedVisit } from '@carwash/domain/bookings/erased-customer';
import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import { mostFoundCustomers } from '@carwash/domain/customers/endpoints';
import { type CustomerGroup, groupByCustomer } from '@carwash/domain/customers/group-by-customer';
import type { Endpoints } from '@carwash/domain/endpoints';
import { parseSearch } from '@carwash/domain/search/search-terms';
import { searchedTextsOfPerson } from '@carwash/domain/users/person-search';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { addSearch } from '../db/add-search.ts';
import type { Handler } from '../http/handler.ts';
import { describeCustomer, withProfiles } from './describe-customer.ts';
import { bookingsOfAccount, findBookings } from './find-bookings.ts';

/** Most accounts that are read for one search. */
const mostReads = 100;

/** Most bookings of an account that are read for its cars. */
const mostBookings = 20;

async function searchAccounts(typed: string, { db }: Context): Promise<User[]> {
  const newest = db.users.orderBy('createdAt', 'desc');
  const { query, isFound } = addSearch(newest, typed, searchedTextsOfPerson);
  const { docs } = await query.limit(mostReads).get();
  const users = docs.map((user) => user.data());
  return users.filter((user) => user.role === 'user' && isFound(user));
}

/** Returns all cars of an account, also those that the search has not found. */
async function withAllBookings(
  group: CustomerGroup<Booking>,
  context: Context,
): Promise<CustomerGroup<Booking>> {
  const uid = group.bookings[0]?.customer.uid;
  if (!uid) return group;
  return { ...group, bookings: await bookingsOfAccount(uid, mostBookings, context) };
}

/** Finds customers by plate, phone number, name, email or booking code. */
export const searchCustomers: Handler<Context, Endpoints['searchCustomers']> = async (
  { body: { search } },
  context,
) => {
  if (!parseSearch(search)) return [];
  const [bookings, accounts] = await Promise.all([
    findBookings(search, context),
    searchAccounts(search, context),
  ]);
  // Visits that were kept for long enough are found by their code, and name nobody.
  const groups = groupByCustomer(bookings.filter((booking) => !isErasedVisit(booking)));
  const named = new Set(groups.map(({ key }) => key));
  const others = accounts
    .map(({ _id }) => _id)
    .filter((uid) => !named.has(keyOfAccount(uid)))
    .slice(0, mostFoundCustomers);
  const ofOthers = await Promise.all(
    others.map(async (uid): Promise<CustomerGroup<Booking>> => {
      const key = keyOfAccount(uid);
      const found = await bookingsOfAccount(uid, mostBookings, context);
      return { key, keys: [key], bookings: found };
    }),
  );
  const shown = groups.slice(0, mostFoundCustomers);
  const whole = await Promise.all(shown.map((group) => withAllBookings(group, context)));
  const latest = ({ bookings: [first] }: CustomerGroup<Booking>) => first?.createdAt.getTime() ?? 0;
  const found = [...whole, ...ofOthers]
    .sort((one, other) => latest(other) - latest(one))
    .slice(0, mostFoundCustomers);
  const known = await withProfiles(found, context);
  return Promise.all(known.map((customer) => describeCustomer(customer, context)));
};
