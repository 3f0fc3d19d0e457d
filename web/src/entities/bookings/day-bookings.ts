import { type Booking, bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import type { Day } from '@carwash/domain/days/day';
import { businessDayRange } from '@carwash/domain/time/business-day-range';
import { businessInstant } from '@carwash/domain/time/business-time';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { adminListLimit } from '~/lib/live/list-limit';
import type { WholeList } from '~/lib/live/listen-to-whole-list';
import { liveWholeLists } from '~/lib/live/live-whole-lists';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const dayBookings = liveWholeLists('owner', (date: string, since: string | null) => {
  const day = businessDayRange({ startDate: date, endDate: date }, businessTimeZone);
  return {
    collection: collections.bookings,
    schema: bookingSchema,
    order: { by: 'slot.startsAt', direction: 'asc' } as const,
    within: { from: since === null ? day.from : new Date(since), before: day.until },
    pageSize: adminListLimit,
  };
});

/** Returns when the first job began that lasts beyond the midnight before the day; null without one. */
export function startedBefore(day: Day | null): Date | null {
  if (!day) return null;
  const midnight = businessInstant(day._id, '00:00', businessTimeZone);
  const before = Object.values(day.jobs).filter(({ from }) => from < midnight);
  return before.length === 0 ? null : new Date(Math.min(...before.map(({ from }) => Number(from))));
}

const hasItsSlot = ({ status }: Booking) => status !== 'cancelled';

/**
 * Returns the bookings of one day that were not cancelled, the earliest first. For admins.
 * @param date yyyy-MM-dd
 * @param since an earlier start, to include bookings that last beyond the midnight before
 */
export function useDayBookings(
  date: string,
  since: Date | null = null,
): QueryState<WholeList<Booking>> {
  // The query does not filter by status: Firestore would run one query for each status.
  const bookings = useLiveQuery(dayBookings(date, since?.toISOString() ?? null));
  if (bookings.state !== 'ready') return bookings;
  const { items, isComplete } = bookings.data;
  return { state: 'ready', data: { items: items.filter(hasItsSlot), isComplete } };
}
