import type { Booking } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import type { Review } from '@carwash/domain/reviews/review';
import {
  type Counts,
  countBooking,
  countReview,
  countTransaction,
  countUser,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import type { User } from '@carwash/domain/users/user';
import type { SavedVehicle } from '@carwash/domain/vehicles/saved-vehicle';
import type { SeedSlot } from './build-slots.ts';
import type { Sale } from './sales/build-sale.ts';

/** A set of documents: all of the demo data, or one day of a large history. */
export interface Documents {
  users: User[];
  /** Slots of the days; they are stored in the days alone. */
  slots: SeedSlot[];
  savedVehicles: SavedVehicle[];
  sales: Sale[];
  reviews: Review[];
}

/** A document and its path. */
export type DocumentAtPath = [path: string, document: { _id: string }];

export function* place(
  collection: string,
  documents: Iterable<{ _id: string }>,
): Generator<DocumentAtPath> {
  for (const document of documents) yield [`${collection}/${document._id}`, document];
}

const codeOf = ({ _id: bookingId, code, createdAt }: Booking) =>
  code === undefined ? [] : [{ _id: code, bookingId, createdAt }];

/** Yields each document with its path. */
export function* listDocumentPaths({
  users,
  savedVehicles,
  sales,
  reviews,
}: Documents): Generator<DocumentAtPath> {
  yield* place(collections.users, users);
  yield* place(collections.savedVehicles, savedVehicles);
  yield* place(collections.reviews, reviews);
  for (const { transaction, booking, events } of sales) {
    yield* place(collections.transactions, [transaction]);
    if (!booking) continue;
    yield* place(collections.bookings, [booking]);
    yield* place(collections.bookingCodes, codeOf(booking));
    yield* place(`${collections.bookings}/${booking._id}/${collections.events}`, events);
  }
}

/** Returns the counters that the documents add to the statistics. */
export const countDocuments = ({ users, sales, reviews }: Documents, timeZone: string): Counts =>
  sumCounts([
    ...users.map((user) => countUser(user, timeZone)),
    ...reviews.map((review) => countReview(review, timeZone)),
    ...sales.map(({ transaction }) => countTransaction(transaction, timeZone)),
    ...sales.map(({ booking }) => (booking ? countBooking(booking, timeZone) : new Map())),
  ]);
