import type { Booking } from '@carwash/domain/bookings/booking';
import {
  type CalendarEntry,
  type CalendarSource,
  customerEntry,
  staffEntry,
} from '@carwash/domain/calendar/calendar-entry';
import {
  type CalendarFeed,
  feedDays,
  mostFeedEntries,
} from '@carwash/domain/calendar/calendar-feed';
import { writeCalendar } from '@carwash/domain/calendar/write-calendar';
import type { Endpoints } from '@carwash/domain/endpoints';
import { can } from '@carwash/domain/roles/role';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { dayMs } from '@carwash/domain/time/durations';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDates } from '../days/read-days.ts';
import { readRoster } from '../days/read-roster.ts';
import { readDocument } from '../db/read-document.ts';
import { readSettings } from '../db/read-settings.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { sha256 } from './feed-token.ts';

type BookingSnapshot = QueryDocumentSnapshot<Booking>;

// One answer for all reasons, so that it tells nothing about a token.
const feedNotFound = () => new ApiError('not_found', 'There is no such calendar.');

/** Tells whether the person who created the link may still see what it shows. */
async function mayStillRead({ uid, kind }: CalendarFeed, { db }: Context): Promise<boolean> {
  const profile = (await readDocument(db.users, uid))?.data();
  if (profile?.status !== 'active') return false;
  return kind === 'customer' || can(profile.role, 'runDesk');
}

/** Reads the bookings around today, the earliest first. */
async function readBookings(feed: CalendarFeed, { db, now }: Context): Promise<BookingSnapshot[]> {
  const { kind, uid } = feed;
  const at = now().getTime();
  const all = kind === 'customer' ? db.bookings.where('customer.uid', '==', uid) : db.bookings;
  const { docs } = await all
    .where('slot.startsAt', '>=', new Date(at - feedDays.back[kind] * dayMs))
    .where('slot.startsAt', '<=', new Date(at + feedDays.ahead * dayMs))
    .orderBy('slot.startsAt')
    .limit(mostFeedEntries)
    .get();
  return docs;
}

/** Returns the bookings that a bay does, or had when they were cancelled. Of those that stand only days know it. */
async function inBay(
  bookings: readonly BookingSnapshot[],
  bay: string | null,
  context: Context,
): Promise<BookingSnapshot[]> {
  const isCancelled = (booking: BookingSnapshot) => booking.data().status === 'cancelled';
  const standing = bookings.filter((booking) => !isCancelled(booking));
  const days = await readDates(new Set(standing.map((one) => one.data().slot.date)), context);
  const jobs = days.flatMap((day) => Object.entries(day.data()?.jobs ?? {}));
  const ofBay = new Set(jobs.filter(([, job]) => job.bay === bay).map(([claimId]) => claimId));
  return bookings.filter((booking) => {
    const { claimId, cancelledBay } = booking.data();
    return isCancelled(booking) ? cancelledBay === bay : ofBay.has(claimId);
  });
}

/** A feed as it is written. */
interface Feed {
  name: string;
  bookings: BookingSnapshot[];
  entryOf: (booking: Booking, changedAt: Date, source: CalendarSource) => CalendarEntry;
}

/** @throws ApiError not_found for a bay that was removed */
async function readFeed(
  feed: CalendarFeed,
  business: PublicSettings,
  context: Context,
): Promise<Feed> {
  const bookings = await readBookings(feed, context);
  if (feed.kind === 'customer') return { name: business.name, bookings, entryOf: customerEntry };
  if (feed.kind === 'business') {
    return { name: `${business.name}: all bookings`, bookings, entryOf: staffEntry };
  }
  const bay = (await readRoster(context)).bays.find(({ _id }) => _id === feed.bay);
  if (!bay) throw feedNotFound();
  return {
    name: `${business.name}: ${bay.name}`,
    bookings: await inBay(bookings, bay._id, context),
    entryOf: staffEntry,
  };
}

/**
 * Returns the calendar behind a private link. It ends with the account of the person who created it, and one of
 * the staff also when that person no longer runs the desk.
 * @throws ApiError not_found, the same for all reasons
 */
export const readCalendarFeed: Handler<Context, Endpoints['readCalendarFeed']> = async (
  { params: { file } },
  context,
) => {
  const token = file.replace(/\.ics$/, '');
  const feed = (await readDocument(context.db.calendarFeeds, sha256(token)))?.data();
  if (!feed || !(await mayStillRead(feed, context))) throw feedNotFound();
  const business = await readSettings(context);
  const { publicBaseUrl: site, businessTimeZone: timeZone } = context.settings;
  const { name, bookings, entryOf } = await readFeed(feed, business, context);
  const entries = bookings.map((booking) =>
    entryOf(booking.data(), booking.updateTime.toDate(), { business, site, timeZone }),
  );
  const text = writeCalendar(entries, { method: 'PUBLISH', name, business, timeZone });
  return { text, version: sha256(text) };
};
