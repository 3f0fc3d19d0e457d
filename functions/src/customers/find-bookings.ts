import type { Booking } from '@carwash/domain/bookings/booking';
import { byLatestVisit } from '@carwash/domain/customers/by-latest-visit';
import {
  type CustomerMark,
  keyOfPhone,
  keyOfPlate,
  keysOfBooking,
  readCustomerKey,
} from '@carwash/domain/customers/customer-key';
import { searchedTextsOfVisit, sharpPartOf } from '@carwash/domain/customers/customer-search';
import { isFound, parseSearch } from '@carwash/domain/search/search-terms';
import { plateKey } from '@carwash/domain/vehicles/registration-plate';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { addSearch } from '../db/add-search.ts';
import { logError } from '../errors/log.ts';

/** Returns the bookings that can be read. Another one is logged and left out, so that it does not hide all. */
const readable = (docs: readonly QueryDocumentSnapshot<Booking>[]): Booking[] =>
  docs.flatMap((document) => {
    try {
      return document.data();
    } catch (error) {
      logError(`The booking ${document.id} cannot be read`, error);
      return [];
    }
  });

/** Most bookings that are read for one search: of a plate or phone number there are few. */
const mostReads = 300;

/** Returns the bookings with the latest visits whose customer matches a search, the latest visit first. */
async function searchBookings(typed: string, { db }: Context): Promise<Booking[]> {
  const newest = db.bookings.orderBy('slot.startsAt', 'desc');
  const { query, isFound } = addSearch(newest, typed, searchedTextsOfVisit);
  const { docs } = await query.limit(mostReads).get();
  return readable(docs).filter(isFound);
}

/**
 * Returns the bookings whose customer matches what the staff typed, the latest visit first. A whole plate is searched by
 * its sharp part, too, because the beginning that it shares with many others could hide it.
 */
export async function findBookings(typed: string, context: Context): Promise<Booking[]> {
  const plate = plateKey(typed);
  const sharp = sharpPartOf(plate);
  const search = parseSearch(typed);
  const [found, ofPlate] = await Promise.all([
    searchBookings(typed, context),
    sharp === plate ? [] : searchBookings(sharp, context),
  ]);
  const matching = ofPlate.filter(
    (booking) => search && isFound(searchedTextsOfVisit(booking), search),
  );
  const all = new Map([...found, ...matching].map((booking) => [booking._id, booking]));
  return [...all.values()].sort(byLatestVisit);
}

/** Returns the newest bookings of an account, the newest first. */
export async function bookingsOfAccount(uid: string, most: number, { db }: Context) {
  const found = await db.bookings
    .where('customer.uid', '==', uid)
    .orderBy('createdAt', 'desc')
    .limit(most)
    .get();
  return readable(found.docs);
}

async function bookingsWithMark(mark: CustomerMark, context: Context): Promise<Booking[]> {
  if (mark.kind === 'account') return bookingsOfAccount(mark.uid, mostReads, context);
  return searchBookings(mark.kind === 'phone' ? mark.digits : sharpPartOf(mark.plate), context);
}

/** Most visits of a customer that are read to find a later one. */
const mostLater = 50;

async function hasMarkFrom(
  moment: Date,
  mark: CustomerMark,
  isMeant: (booking: Booking) => boolean,
  { db }: Context,
): Promise<boolean> {
  const later = db.bookings.where('slot.startsAt', '>=', moment).orderBy('slot.startsAt', 'desc');
  if (mark.kind === 'account') {
    const { docs } = await later.where('customer.uid', '==', mark.uid).limit(mostLater).get();
    return readable(docs).some(isMeant);
  }
  const typed = mark.kind === 'phone' ? mark.digits : sharpPartOf(mark.plate);
  const { query } = addSearch(later, typed, searchedTextsOfVisit);
  const { docs } = await query.limit(mostLater).get();
  const key = mark.kind === 'phone' ? keyOfPhone(mark.digits) : keyOfPlate(mark.plate);
  return readable(docs).some((booking) => keysOfBooking(booking).includes(key) && isMeant(booking));
}

/**
 * Tells whether a customer has a visit that begins at a moment or later.
 * @param isMeant tells which bookings count
 */
export async function hasVisitFrom(
  moment: Date,
  keys: readonly string[],
  isMeant: (booking: Booking) => boolean,
  context: Context,
): Promise<boolean> {
  const marks = keys.flatMap((key) => readCustomerKey(key) ?? []);
  const found = await Promise.all(marks.map((mark) => hasMarkFrom(moment, mark, isMeant, context)));
  return found.includes(true);
}

/** How often walk-ins are followed from plate to phone number to plate. */
const mostRounds = 3;

/**
 * Returns the bookings of the customer with this key, the newest first. Those of walk-ins are followed from each plate
 * and phone number to the next.
 */
export async function bookingsOfCustomer(key: string, context: Context): Promise<Booking[]> {
  const found = new Map<string, Booking>();
  const asked = new Set<string>();
  let wanted = [key];
  for (let round = 0; round < mostRounds && wanted.length > 0; round += 1) {
    const marks = wanted.flatMap((each) => readCustomerKey(each) ?? []);
    for (const each of wanted) asked.add(each);
    const read = await Promise.all(marks.map((mark) => bookingsWithMark(mark, context)));
    const own = read.flat().filter((booking) => keysOfBooking(booking).some((k) => asked.has(k)));
    for (const booking of own) found.set(booking._id, booking);
    wanted = [...new Set(own.flatMap(keysOfBooking))].filter((each) => !asked.has(each));
  }
  return [...found.values()].sort(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  );
}
