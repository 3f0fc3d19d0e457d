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
import { businessDay } from '@carwash/domain/time/business-time';
import { dayMs } from '@carwash/domain/time/durations';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { findStoredBookings } from '../days/affected-bookings.ts';
import { readRoster } from '../days/read-roster.ts';
import { readDocument } from '../db/read-document.ts';
import { readSettings } from '../db/read-settings.ts';
import { readable } from '../db/readable.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { withoutUnproven } from './change-feed.ts';
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

/** The time that a feed covers. */
interface Span {
  from: Date;
  now: Date;
  until: Date;
}

/** Reads the bookings around now, the earliest first: those to come before those that are over. */
async function readBookings(
  bookings: Query<Booking>,
  { from, now, until }: Span,
): Promise<BookingSnapshot[]> {
  const toCome = await bookings
    .where('slot.startsAt', '>=', now)
    .where('slot.startsAt', '<=', until)
    .orderBy('slot.startsAt')
    .limit(mostFeedEntries)
    .get();
  const room = mostFeedEntries - toCome.size;
  if (room === 0) return toCome.docs;
  const past = await bookings
    .where('slot.startsAt', '>=', from)
    .where('slot.startsAt', '<', now)
    .orderBy('slot.startsAt', 'desc')
    .limit(room)
    .get();
  return [...past.docs.toReversed(), ...toCome.docs];
}

const startOf = (booking: BookingSnapshot): Date => booking.get('slot.startsAt').toDate();

/** Compares times for sorting: those to come before those that are past, and of both the nearer ones first. */
const compareNearness = (one: Date, other: Date, now: Date): number =>
  Number(one < now) - Number(other < now) ||
  Math.abs(one.getTime() - now.getTime()) - Math.abs(other.getTime() - now.getTime());

/** Reads the bookings that a bay does, which only days know, and those that had it when they were cancelled. */
async function readBookingsOfBay(
  bay: string,
  span: Span,
  context: Context,
): Promise<BookingSnapshot[]> {
  const { db, settings } = context;
  const [first, last] = [span.from, span.until].map((at) =>
    businessDay(at, settings.businessTimeZone),
  );
  const [days, cancelled] = await Promise.all([
    db.days.where('date', '>=', first).where('date', '<=', last).orderBy('date').get(),
    readBookings(db.bookings.where('cancelledBay', '==', bay), span),
  ]);
  const jobs = days.docs
    .flatMap((day) => Object.entries(day.data().jobs))
    .filter(([, job]) => job.bay === bay && job.heldUntil === null && job.from >= span.from);
  const nearest = jobs.sort(([, one], [, other]) =>
    compareNearness(one.from, other.from, span.now),
  );
  const claimIds = new Set(nearest.map(([claimId]) => claimId));
  const standing = await findStoredBookings([...claimIds].slice(0, mostFeedEntries), context);
  return [...standing, ...cancelled]
    .sort((one, other) => compareNearness(startOf(one), startOf(other), span.now))
    .slice(0, mostFeedEntries)
    .sort((one, other) => startOf(one).getTime() - startOf(other).getTime());
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
  const { kind, uid } = feed;
  const { bookings: all } = context.db;
  const now = context.now();
  const span = {
    from: new Date(now.getTime() - feedDays.back[kind] * dayMs),
    now,
    until: new Date(now.getTime() + feedDays.ahead * dayMs),
  };
  if (kind === 'customer') {
    const bookings = await readBookings(all.where('customer.uid', '==', uid), span);
    return { name: business.name, bookings, entryOf: customerEntry };
  }
  if (kind === 'business') {
    const bookings = await readBookings(all, span);
    return { name: `${business.name}: all bookings`, bookings, entryOf: staffEntry };
  }
  const bay = (await readRoster(context)).bays.find(({ _id }) => _id === feed.bay);
  if (!bay) throw feedNotFound();
  return {
    name: `${business.name}: ${bay.name}`,
    bookings: await readBookingsOfBay(bay._id, span, context),
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
  const found = await readDocument(context.db.calendarFeeds, sha256(token));
  const feed = found && (await withoutUnproven([found], context))[0]?.data();
  if (!feed || !(await mayStillRead(feed, context))) throw feedNotFound();
  const business = await readSettings(context);
  const { publicBaseUrl: site, businessTimeZone: timeZone } = context.settings;
  const { name, bookings, entryOf } = await readFeed(feed, business, context);
  const entries = readable(bookings).map(({ document, data }) =>
    entryOf(data, document.updateTime.toDate(), { business, site, timeZone }),
  );
  const text = writeCalendar(entries, { method: 'PUBLISH', name, business });
  return { text, version: sha256(text) };
};
