import type { Booking } from '@carwash/domain/bookings/booking';
import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import type { Endpoints } from '@carwash/domain/endpoints';
import { mostOwnChanges, mostOwnRecords } from '@carwash/domain/own-data/own-data';
import { keptRecordOf } from '@carwash/domain/visit-records/visit-record';
import type { Query } from 'firebase-admin/firestore';
import { readFeedsOf } from '../calendar/change-feed.ts';
import type { Context } from '../context.ts';
import { findAmong } from '../db/read-document.ts';
import type { Handler } from '../http/handler.ts';
import { requireRecentSignIn } from '../http/require-recent-sign-in.ts';
import { readPushSubscriptions } from '../messages/push/push-subscriptions.ts';
import { readPreferences } from '../messages/read-preferences.ts';
import { readProfile } from './read-user.ts';

/** How many documents are asked for what belongs to them at the same time. */
const atOnce = 90;

/**
 * Returns the newest documents of `query`, and one more than are shown if there are that many.
 * @param by the field that holds their time
 */
async function newest<T>(query: Query<T>, by = 'createdAt'): Promise<T[]> {
  const { docs } = await query
    .orderBy(by, 'desc')
    .limit(mostOwnRecords + 1)
    .get();
  return docs.map((document) => document.data());
}

/**
 * Reads what belongs to these documents, of some after the others, and stops once there is more than is shown, so that
 * memory is bounded.
 */
async function readOf<T>(ids: readonly string[], read: (some: string[]) => Promise<T[]>) {
  const found: T[] = [];
  for (let at = 0; at < ids.length && found.length <= mostOwnChanges; at += atOnce) {
    found.push(...(await read(ids.slice(at, at + atOnce))));
  }
  return found;
}

const readEvents = (bookings: readonly Booking[], { db }: Context) =>
  readOf(
    bookings.map(({ _id }) => _id),
    async (ids) => {
      const timelines = await Promise.all(
        ids.map(async (bookingId) => {
          const { docs } = await db.bookingEvents(bookingId).get();
          const events = docs.map((event) => event.data());
          return events
            .toSorted((one, other) => one.version - other.version)
            .map(({ slots, changed, ...event }) => ({
              ...event,
              bookingId,
              movedFrom: slots?.from,
              movedTo: slots?.to,
              changedParts: changed,
            }));
        }),
      );
      return timelines.flat();
    },
  );

const readAudit = (subjects: readonly string[], { db }: Context) =>
  readOf([...new Set(subjects)], async (ids) => {
    const entries = await findAmong(db.audit, 'subject.id', ids);
    return entries.map((entry) => entry.data());
  });

/** Returns what is kept of the visits of these bookings: photos, without their bytes, and damage notes. */
async function readVisitRecords(bookings: readonly Booking[], { db, now }: Context) {
  const found = await db.readAll(...bookings.map(({ _id }) => db.visitRecords.doc(_id)));
  return found
    .flatMap((record) => record.data() ?? [])
    .map((record) => ({ _id: record._id, ...keptRecordOf(record, now()) }));
}

/**
 * Returns a copy of what is stored about the caller.
 * @throws ApiError recent_sign_in_required
 */
export const exportOwnData: Handler<Context, Endpoints['exportOwnData']> = async (
  { caller },
  context,
) => {
  requireRecentSignIn(caller, context);
  const { uid } = caller;
  const { db, now } = context;
  const profile = (await readProfile(uid, context)).data();
  const [
    vehicles,
    bookings,
    payments,
    receipts,
    reviews,
    waitlist,
    messages,
    preferences,
    devices,
    feeds,
    note,
  ] = await Promise.all([
    newest(db.savedVehicles.where('uid', '==', uid), 'usedAt'),
    newest(db.bookings.where('customer.uid', '==', uid)),
    newest(db.transactions.where('customer.uid', '==', uid)),
    newest(db.receipts.where('customer.uid', '==', uid)),
    newest(db.reviews.where('author.key', '==', profile.authorKey)),
    newest(db.waitlist.where('uid', '==', uid)),
    newest(db.messages.where('uid', '==', uid)),
    readPreferences({ uid, email: profile.email }, context),
    readPushSubscriptions(uid, context),
    readFeedsOf(uid, context),
    db.customerNotes.doc(keyOfAccount(uid)).get(),
  ]);
  const lists = [vehicles, bookings, payments, receipts, reviews, waitlist, messages];
  const subjects = [bookings, payments, reviews, waitlist, messages].flat().map(({ _id }) => _id);
  const [visitRecords, events, audit] = await Promise.all([
    readVisitRecords(bookings, context),
    readEvents(bookings.slice(0, mostOwnRecords), context),
    readAudit([uid, ...subjects], context),
  ]);
  return {
    copiedAt: now(),
    isComplete:
      lists.every(({ length }) => length <= mostOwnRecords) &&
      [events, audit].every(({ length }) => length <= mostOwnChanges),
    profile,
    vehicles: vehicles.slice(0, mostOwnRecords),
    bookings: bookings.slice(0, mostOwnRecords),
    events: events.slice(0, mostOwnChanges),
    payments: payments.slice(0, mostOwnRecords),
    receipts: receipts.slice(0, mostOwnRecords),
    reviews: reviews.slice(0, mostOwnRecords),
    waitlist: waitlist.slice(0, mostOwnRecords),
    messages: messages.slice(0, mostOwnRecords),
    messagePreferences: { muted: [...preferences.muted] },
    notifiedDevices: devices.map((device) => device.data()),
    calendarFeeds: feeds.map((feed) => feed.data()),
    visitRecords,
    audit: audit.slice(0, mostOwnChanges),
    staffNotes: note.data() ?? null,
  };
};
