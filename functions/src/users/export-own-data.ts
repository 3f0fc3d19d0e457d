import type { Booking } from '@carwash/domain/bookings/booking';
import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import type { Endpoints } from '@carwash/domain/endpoints';
import { mostOwnRecords } from '@carwash/domain/own-data/own-data';
import { keptRecordOf } from '@carwash/domain/visit-records/visit-record';
import type { Query } from 'firebase-admin/firestore';
import { readFeedsOf } from '../calendar/change-feed.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readPushSubscriptions } from '../messages/push/push-subscriptions.ts';
import { readMutedChannels } from '../messages/read-muted-channels.ts';
import { readProfile } from './read-user.ts';

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

/** Returns what is kept of the visits of these bookings: photos, without their bytes, and damage notes. */
async function readVisitRecords(bookings: readonly Booking[], { db, now }: Context) {
  const found = await db.readAll(...bookings.map(({ _id }) => db.visitRecords.doc(_id)));
  return found
    .flatMap((record) => record.data() ?? [])
    .map((record) => ({ _id: record._id, ...keptRecordOf(record, now()) }));
}

/** Returns a copy of what is stored about the caller. */
export const exportOwnData: Handler<Context, Endpoints['exportOwnData']> = async (
  { caller: { uid } },
  context,
) => {
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
    muted,
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
    readMutedChannels({ uid, email: profile.email }, context),
    readPushSubscriptions(uid, context),
    readFeedsOf(uid, context),
    db.customerNotes.doc(keyOfAccount(uid)).get(),
  ]);
  const visitRecords = await readVisitRecords(bookings, context);
  const isWhole = (list: readonly unknown[]) => list.length <= mostOwnRecords;
  return {
    copiedAt: now(),
    isComplete: [vehicles, bookings, payments, receipts, reviews, waitlist, messages].every(
      isWhole,
    ),
    profile,
    vehicles: vehicles.slice(0, mostOwnRecords),
    bookings: bookings.slice(0, mostOwnRecords),
    payments: payments.slice(0, mostOwnRecords),
    receipts: receipts.slice(0, mostOwnRecords),
    reviews: reviews.slice(0, mostOwnRecords),
    waitlist: waitlist.slice(0, mostOwnRecords),
    messages: messages.slice(0, mostOwnRecords),
    messagePreferences: { muted: [...muted] },
    notifiedDevices: devices.map((device) => device.data()),
    calendarFeeds: feeds.map((feed) => feed.data()),
    visitRecords,
    staffNotes: note.data() ?? null,
  };
};
