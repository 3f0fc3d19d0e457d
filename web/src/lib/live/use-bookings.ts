import { type BookingStatus, bookingSchema } from '@carwash/domain/entities/booking';
import { collections } from '@carwash/domain/entities/collections';
import { liveLists } from './live-queries.ts';
import { type AskedPage, useFoundPages } from './use-found-pages.ts';

/** Which bookings of all customers are listed, and in which order. */
export interface BookingFilter {
  /** When the visit begins, `from` itself but not `before`; null: whenever. */
  begins: { from: Date; before: Date } | null;
  /** asc: the earliest visit first. */
  direction: 'asc' | 'desc';
  /** null: whatever became of them. */
  status: BookingStatus | null;
}

const bookings = liveLists(
  'owner',
  ({ begins, direction, status }: BookingFilter, { term, after, limit }: AskedPage) => ({
    collection: collections.bookings,
    schema: bookingSchema,
    ...(status !== null && { equal: { status } }),
    ...(term !== null && { contains: { field: 'searchTerms', value: term } }),
    ...(begins !== null && { within: begins }),
    order: { by: 'slot.startsAt', direction },
    after,
    limit,
  }),
);

/**
 * Bookings of all customers by their visits, live, page by page; for admins.
 * Give the component a `key` that changes with `filter` and `search`.
 * @param search words of which each must be found: plate, name, email, phone, number; empty for all
 */
export const useBookings = (filter: BookingFilter, search: string) =>
  useFoundPages((asked) => bookings(filter, asked), search);
