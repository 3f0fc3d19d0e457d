import type { Booking } from '@carwash/domain/bookings/booking';
import { enteredNameOf } from '@carwash/domain/bookings/walk-in-name';
import { carsOf } from '@carwash/domain/customers/cars-of';
import { keyOfPhone, readCustomerKey } from '@carwash/domain/customers/customer-key';
import type { FoundCustomer } from '@carwash/domain/customers/endpoints';
import type { CustomerGroup } from '@carwash/domain/customers/group-by-customer';
import { blockedSince } from '@carwash/domain/customers/trace';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { marksOfBookings, readTraces, traceIdsOfAccount } from './traces.ts';

/** A customer as they were found: bookings of an account, or of walk-ins with one plate or phone number. */
export interface KnownCustomer extends CustomerGroup<Booking> {
  /** The account's profile; null for walk-ins, and after the account is deleted. */
  profile: User | null;
}

/** Returns the first text that is not empty. */
const firstOf = (texts: readonly string[]): string => texts.find((text) => text !== '') ?? '';

/** Returns the keys under which the staff may have written about a customer. */
const keysOfNotes = ({ keys, profile }: KnownCustomer): string[] =>
  profile && profile.phone !== '' ? [...keys, keyOfPhone(profile.phone)] : keys;

/** Most vehicles of an account's garage. */
const mostSaved = 20;

async function readSaved(uid: string, { db }: Context) {
  const saved = await db.savedVehicles
    .where('uid', '==', uid)
    .orderBy('usedAt', 'desc')
    .limit(mostSaved)
    .get();
  return saved.docs.map((vehicle) => vehicle.data());
}

/** Reads the traces of an account. Walk-ins have none, because they do not book online. */
export const tracesOf = async ({ profile, bookings }: KnownCustomer, context: Context) =>
  profile
    ? readTraces(traceIdsOfAccount(profile, marksOfBookings(bookings).plates, context), context)
    : [];

/** Returns what every screen shows of a customer, with the notes of the staff. */
export async function describeCustomer(
  customer: KnownCustomer,
  context: Context,
): Promise<FoundCustomer> {
  const { key, bookings, profile } = customer;
  const { db } = context;
  const [saved, notes, traces] = await Promise.all([
    profile ? readSaved(profile._id, context) : [],
    db.readAll(...keysOfNotes(customer).map((each) => db.customerNotes.doc(each))),
    tracesOf(customer, context),
  ]);
  const buyers = bookings.map((booking) => booking.customer);
  const { name, email, phone } = profile ?? {
    name: firstOf(bookings.map(enteredNameOf)),
    email: firstOf(buyers.map((buyer) => buyer.email)),
    phone: firstOf(buyers.map((buyer) => buyer.phone)),
  };
  return {
    _id: readCustomerKey(key)?.kind === 'account' ? key : (bookings[0]?._id ?? key),
    customerKey: key,
    uid: profile?._id ?? null,
    name,
    email,
    phone,
    cars: carsOf(bookings, saved),
    notes: notes.flatMap((note) => note.data() ?? []),
    recognisedAsBlocked: blockedSince(traces),
  };
}

/** Reads the profiles of these groups' accounts. */
export async function withProfiles(
  groups: readonly CustomerGroup<Booking>[],
  { db }: Context,
): Promise<KnownCustomer[]> {
  const uids = groups.map(({ key }) => {
    const mark = readCustomerKey(key);
    return mark?.kind === 'account' ? mark.uid : null;
  });
  const profiles = await db.readAll(
    ...uids.map((uid) => (uid === null ? null : db.users.doc(uid))),
  );
  return groups.map((group, at) => ({ ...group, profile: profiles[at]?.data() ?? null }));
}
