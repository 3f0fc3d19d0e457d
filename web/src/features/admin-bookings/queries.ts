import { type BookingStatus, bookingSchema } from '@carwash/domain/bookings/booking';
import { searchedTextsOfBooking } from '@carwash/domain/bookings/new-booking';
import { collections } from '@carwash/domain/collections';
import { liveLists } from '~/lib/live/live-queries';
import { type PageRequest, useSearchedPages } from '~/lib/live/use-searched-pages';

/** Filter and order of the list of all customers' bookings. */
export interface BookingFilter {
  /** Bounds of the visit's start (`until` is exclusive); null: no bounds. */
  begins: { from: Date; until: Date } | null;
  /** asc: the earliest visit first. */
  direction: 'asc' | 'desc';
  /** null for any status. */
  status: BookingStatus | null;
}

const bookings = liveLists(
  'owner',
  ({ begins, direction, status }: BookingFilter, { keys, after, limit }: PageRequest) => ({
    collection: collections.bookings,
    schema: bookingSchema,
    // The status filters only when nothing is searched, because the search index does not contain it; search
    // results are filtered in `isChosen` below.
    ...(status !== null && keys === null && { equal: { status } }),
    ...(keys !== null && { contains: { field: 'searchTerms', values: keys } }),
    ...(begins !== null && { within: begins }),
    order: { by: 'slot.startsAt', direction },
    after,
    limit,
  }),
);

/**
 * Returns the bookings of all customers by time of visit, live, page by page. For the desk. Give the component
 * a `key` that changes with `filter` and `search`.
 * @param search words that all must match: plate, name, email, phone, service, number; empty for all bookings
 */
export const useBookings = (filter: BookingFilter, search: string) =>
  useSearchedPages((asked) => bookings(filter, asked), {
    search,
    textsOf: searchedTextsOfBooking,
    isChosen: filter.status === null ? null : ({ status }) => status === filter.status,
  });
