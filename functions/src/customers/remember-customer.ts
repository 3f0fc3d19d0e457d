import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import { blockedSince } from '@carwash/domain/customers/trace';
import { businessDay } from '@carwash/domain/time/business-time';
import type { User } from '@carwash/domain/users/user';
import { lapsedOffersByDay } from '@carwash/domain/waitlist/offer-limit';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { findAccount } from '../gateways/find-account.ts';
import { bookingsOfCustomer } from './find-bookings.ts';
import { isBlocked } from './is-blocked.ts';
import { marksOfBookings, readTraces, traceIds, traceIdsOfAccount, writeTraces } from './traces.ts';

async function readLapsedOffers(uid: string, { db, now, settings }: Context) {
  const today = businessDay(now(), settings.businessTimeZone);
  const found = await db.waitlist.where('uid', '==', uid).where('date', '>=', today).get();
  return lapsedOffersByDay(
    found.docs.map((entry) => entry.data()),
    now(),
  );
}

/**
 * Remembers of a customer whose account is deleted that they were blocked, did not come, or let offers lapse: a new account
 * must not make up for it. Of anybody else nothing is kept.
 */
export async function rememberCustomer(
  batch: WriteBatch,
  profile: User,
  context: Context,
): Promise<void> {
  const { now } = context;
  const [bookings, account, isBarred, lapsedOffers] = await Promise.all([
    bookingsOfCustomer(keyOfAccount(profile._id), context),
    findAccount(context.auth, profile._id),
    isBlocked(profile, '', context),
    readLapsedOffers(profile._id, context),
  ]);
  const email = account?.emailVerified ? profile.email : '';
  const own = traceIdsOfAccount({ ...profile, email }, [], context);
  const before = Math.max(0, ...(await readTraces(own, context)).map((trace) => trace.noShows));
  const noShows = bookings.filter(({ status }) => status === 'no_show').length + before;
  if (!isBarred && noShows === 0 && lapsedOffers.length === 0) return;
  const ids = traceIds({ ...marksOfBookings(bookings), ids: own }, context);
  // Somebody recognised by an older block stays under that one, so that lifting it lifts all.
  const since = blockedSince(await readTraces(ids, context)) ?? now();
  const change = { noShows, lapsedOffers, ...(isBarred && { blockedSince: since }) };
  await writeTraces(batch, ids, change, context);
}
