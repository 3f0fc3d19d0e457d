import { type Booking, bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { businessDayRange } from '@carwash/domain/time/business-day-range';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { adminListLimit } from '~/lib/live/list-limit';
import type { WholeList } from '~/lib/live/listen-to-whole-list';
import { liveWholeLists } from '~/lib/live/live-whole-lists';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const dayBookings = liveWholeLists(
  'owner',
  (date: string, since: string | null, until: string | null) => {
    const day = businessDayRange({ startDate: date, endDate: date }, businessTimeZone);
    return {
      collection: collections.bookings,
      schema: bookingSchema,
      order: { by: 'slot.startsAt', direction: 'asc' } as const,
      within: {
        from: since === null ? day.from : new Date(since),
        until: until === null ? day.until : new Date(until),
      },
      pageSize: adminListLimit,
    };
  },
);

const hasItsSlot = ({ status }: Booking) => status !== 'cancelled';

/**
 * Returns the bookings of one day that were not cancelled, the earliest first. For the desk.
 * @param date yyyy-MM-dd
 * @param since an earlier start, to include bookings that last beyond the midnight before
 * @param until a later end, to include bookings of the night
 */
export function useDayBookings(
  date: string,
  since: Date | null = null,
  until: Date | null = null,
): QueryState<WholeList<Booking>> {
  // The query does not filter by status: Firestore would run one query for each status.
  const bookings = useLiveQuery(
    dayBookings(date, since?.toISOString() ?? null, until?.toISOString() ?? null),
  );
  if (bookings.state !== 'ready') return bookings;
  const { items, isComplete } = bookings.data;
  return { state: 'ready', data: { items: items.filter(hasItsSlot), isComplete } };
}
