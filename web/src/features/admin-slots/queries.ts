import { type Booking, bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { isFound, parseSearch } from '@carwash/domain/search/search-terms';
import { slotSchema } from '@carwash/domain/slots/slot';
import { businessInstant } from '@carwash/domain/time/business-time';
import { searchedTextsOfPerson } from '@carwash/domain/users/person-search';
import { type User, userSchema } from '@carwash/domain/users/user';
import { dayRangeBounds } from '~/entities/statistics/day-range-bounds';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { Cursor } from '~/lib/firebase/live-source';
import { adminListLimit, listLimit } from '~/lib/live/list-limit';
import type { WholeList } from '~/lib/live/listen-to-whole-list';
import { liveLists } from '~/lib/live/live-queries';
import { liveWholeLists } from '~/lib/live/live-whole-lists';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLivePages } from '~/lib/live/use-live-pages';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const dayBookings = liveWholeLists('owner', (date: string) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  order: { by: 'slot.startsAt', direction: 'asc' } as const,
  within: dayRangeBounds({ startDate: date, endDate: date }, businessTimeZone),
  pageSize: adminListLimit,
}));

const hasItsSlot = ({ status }: Booking) => status !== 'cancelled';

/**
 * The bookings of one day that were not cancelled, the earliest first. For admins.
 * @param date yyyy-MM-dd
 */
export function useDayBookings(date: string): QueryState<WholeList<Booking>> {
  // The query does not filter by status: Firestore would run one query for each status.
  const bookings = useLiveQuery(dayBookings(date));
  if (bookings.state !== 'ready') return bookings;
  const { items, isComplete } = bookings.data;
  return { state: 'ready', data: { items: items.filter(hasItsSlot), isComplete } };
}

const daySlots = liveWholeLists('owner', (date: string) => ({
  collection: collections.slots,
  schema: slotSchema,
  equal: { date },
  order: { by: 'startsAt', direction: 'asc' } as const,
  pageSize: adminListLimit,
}));

/**
 * The slots of all services on one day, the earliest first. For admins.
 * @param date yyyy-MM-dd
 */
export const useDaySlots = (date: string) => useLiveQuery(daySlots(date));

/** More results are not shown: a user types a more precise search instead. */
const mostShown = 10;

const customers = liveLists('owner', (keys: string[], limit: number) => ({
  collection: collections.users,
  schema: userSchema,
  contains: { field: 'searchTerms', values: keys },
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit,
}));

/**
 * The latest customers with an account that match a search by name, email or phone, at most ten;
 * none for an empty search. For admins.
 */
export function useFoundCustomers(typed: string): QueryState<User[]> {
  const search = parseSearch(typed);
  // The query matches the prefix of the most selective word only; the other words are matched here.
  const limit = search?.isExact ? 2 * mostShown : listLimit;
  const found = useLiveList(search && customers(search.keys, limit));
  if (!search) return { state: 'ready', data: [] };
  if (found.state !== 'ready') return found;
  const data = found.data
    .filter((user) => user.role === 'user' && isFound(searchedTextsOfPerson(user), search))
    .slice(0, mostShown);
  return { state: 'ready', data };
}

const pageSize = 20;

/** From a day on, or before it. */
export type SlotSpan = 'upcoming' | 'past';

const serviceSlots = liveLists('everyone', (serviceId: string, span: SlotSpan, after: Cursor) => ({
  collection: collections.slots,
  schema: slotSchema,
  equal: { serviceId },
  order: { by: 'startsAt', direction: span === 'past' ? 'desc' : 'asc' } as const,
  after,
  limit: pageSize + 1,
}));

/**
 * The slots of a service from `today` on, the earliest first, or those before it, the latest first;
 * page by page.
 * @param today yyyy-MM-dd
 */
export function useServiceSlots(serviceId: string, span: SlotSpan, today: string) {
  // Sorts before all slot ids of the service, so that a slot at midnight itself belongs to
  // `upcoming`.
  const midnight = {
    value: businessInstant(today, '00:00', businessTimeZone),
    id: `${serviceId}_`,
  };
  return useLivePages((after) => serviceSlots(serviceId, span, after ?? midnight), pageSize);
}
