import { bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { searchedTextsOfPerson } from '@carwash/domain/users/person-search';
import { userSchema } from '@carwash/domain/users/user';
import type { Cursor } from '~/lib/firebase/live-source';
import { liveLists } from '~/lib/live/live-queries';
import { useLivePages } from '~/lib/live/use-live-pages';
import { type PageRequest, useSearchedPages } from '~/lib/live/use-searched-pages';

const pageSize = 10;

const bookingsOf = liveLists('owner', (uid: string, after: Cursor | null) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  equal: { 'customer.uid': uid },
  order: { by: 'createdAt', direction: 'desc' } as const,
  after,
  limit: pageSize + 1,
}));

/** Returns all bookings of a customer, newest first, page by page. */
export const useBookingsOf = (uid: string) =>
  useLivePages((after) => bookingsOf(uid, after), pageSize);

const users = liveLists('owner', ({ keys, after, limit }: PageRequest) => ({
  collection: collections.users,
  schema: userSchema,
  contains: keys && { field: 'searchTerms', values: keys },
  order: { by: 'createdAt', direction: 'desc' } as const,
  after,
  limit,
}));

/** Returns the users that match a search by name, email or phone, newest first, page by page. For the desk. */
export const useUsers = (search: string) =>
  useSearchedPages(users, { search, textsOf: searchedTextsOfPerson });
