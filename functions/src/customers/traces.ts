import type { Booking } from '@carwash/domain/bookings/booking';
import { keyOfPhone, keyOfPlate } from '@carwash/domain/customers/customer-key';
import { type Trace, traceDays } from '@carwash/domain/customers/trace';
import { dayMs } from '@carwash/domain/time/durations';
import type { User } from '@carwash/domain/users/user';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';

/** Most traces of one customer: more phone numbers and plates than anybody has. */
const mostTraces = 100;

/** Texts that identify a customer; empty ones are ignored. */
interface Marks {
  email?: string;
  phones?: readonly string[];
  plates?: readonly string[];
  /** Ids of traces that are known already. */
  ids?: readonly string[];
}

export function traceIds(
  { email = '', phones = [], plates = [], ids = [] }: Marks,
  { keyedHash }: Pick<Context, 'keyedHash'>,
): string[] {
  const marks = [
    ...(email === '' ? [] : [`e-${email.toLowerCase()}`]),
    ...phones.filter((phone) => phone !== '').map(keyOfPhone),
    ...plates.filter((plate) => plate !== '').map(keyOfPlate),
  ];
  // Known ids are those of the account. They come first, because plates alone may exceed the limit.
  const all = [...ids, ...marks.map((mark) => keyedHash('trace', mark))];
  return [...new Set(all)].slice(0, mostTraces);
}

/** Returns the traces of an account: those of its address, of all phone numbers that it has had, and of these plates. */
export const traceIdsOfAccount = (
  { email, phone, formerPhones = [] }: Pick<User, 'email' | 'phone' | 'formerPhones'>,
  plates: readonly string[],
  context: Pick<Context, 'keyedHash'>,
): string[] => traceIds({ email, phones: [phone], plates, ids: formerPhones }, context);

/** Returns the phone numbers and plates of bookings. */
export const marksOfBookings = (
  bookings: readonly Booking[],
): Required<Pick<Marks, 'phones' | 'plates'>> => ({
  phones: bookings.map(({ customer }) => customer.phone),
  plates: bookings.map(({ vehicle }) => vehicle.registrationPlate),
});

const isKept = ({ expiresAt }: Trace, { now }: Pick<Context, 'now'>): boolean => expiresAt > now();

/** Reads the traces with these ids that are still kept. */
export async function readTraces(
  ids: readonly string[],
  context: Pick<Context, 'db' | 'now'>,
): Promise<Trace[]> {
  const { db } = context;
  const found = await db.readAll(...ids.map((id) => db.traces.doc(id)));
  return found.flatMap((trace) => trace.data() ?? []).filter((trace) => isKept(trace, context));
}

/** Reads all traces of a block, which writes its moment to each of them. */
export async function readTracesOfBlock(
  since: Date,
  { db }: Pick<Context, 'db'>,
): Promise<Trace[]> {
  const { docs } = await db.traces.where('blockedSince', '==', since).get();
  return docs.map((trace) => trace.data());
}

/**
 * Adds to what is remembered under each of these ids, for another year. A trace that is blocked keeps its moment until it
 * is set to null, because a plate may be that of somebody else's block too. The batch fails if one of the traces changes
 * meanwhile.
 */
export async function writeTraces(
  batch: WriteBatch,
  ids: readonly string[],
  change: Partial<Pick<Trace, 'blockedSince' | 'noShows' | 'lapsedOffers'>>,
  context: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const { db, now } = context;
  const found = await db.readAll(...ids.map((id) => db.traces.doc(id)));
  for (const snapshot of found) {
    const stored = snapshot.data();
    const kept = stored && isKept(stored, context) ? stored : null;
    const fields = {
      blockedSince: null,
      noShows: 0,
      lapsedOffers: [],
      ...kept,
      ...change,
      ...(change.blockedSince && kept?.blockedSince && { blockedSince: kept.blockedSince }),
      createdAt: stored?.createdAt ?? now(),
      expiresAt: new Date(now().getTime() + traceDays * dayMs),
    };
    if (snapshot.exists) batch.update(snapshot.ref, fields, ifUnchanged(snapshot));
    else batch.create(snapshot.ref, { ...fields, _id: snapshot.id });
  }
}
