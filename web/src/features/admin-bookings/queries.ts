import { type BookingStatus, bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { searchedTextsOfPurchase } from '@carwash/domain/payments/purchase-search';
import { liveLists } from '~/lib/live/live-queries';
import { type AskedPage, useFoundPages } from '~/lib/live/use-found-pages';

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
  ({ begins, direction, status }: BookingFilter, { keys, after, limit }: AskedPage) => ({
    collection: collections.bookings,
    schema: bookingSchema,
    // A search has an index of its own; of what it finds the status is looked at here.
    ...(status !== null && keys === null && { equal: { status } }),
    ...(keys !== null && { contains: { field: 'searchTerms', values: keys } }),
    ...(begins !== null && { within: begins }),
    order: { by: 'slot.startsAt', direction },
    after,
    limit,
  }),
);

/**
 * Bookings of all customers by their visits, live, page by page; for admins.
 * Give the component a `key` that changes with `filter` and `search`.
 * @param search words of which each must be found: plate, name, email, phone, service, number; empty for all
 */
export const useBookings = (filter: BookingFilter, search: string) =>
  useFoundPages((asked) => bookings(filter, asked), {
    search,
    textsOf: searchedTextsOfPurchase,
    isChosen: filter.status === null ? null : ({ status }) => status === filter.status,
  });
