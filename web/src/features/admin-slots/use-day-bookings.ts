import { type Booking, bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { withinDays } from '~/entities/statistics/within-days.ts';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import { adminListLimit } from '~/lib/live/list-limit.ts';
import type { WholeList } from '~/lib/live/listen-to-whole-list.ts';
import type { Live } from '~/lib/live/live.ts';
import { liveWholeLists } from '~/lib/live/live-whole-lists.ts';
import { useLiveQuery } from '~/lib/live/use-live-query.ts';

const dayBookings = liveWholeLists('owner', (date: string) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  order: { by: 'slot.startsAt', direction: 'asc' } as const,
  within: withinDays({ startDate: date, endDate: date }, businessTimeZone),
  pageSize: adminListLimit,
}));

const hasItsSlot = ({ status }: Booking) => status !== 'cancelled';

/**
 * The bookings of one day that were not cancelled, the earliest first. For admins.
 * @param date yyyy-MM-dd
 */
export function useDayBookings(date: string): Live<WholeList<Booking>> {
  // Asked for by status as well, each status would be searched for by itself.
  const bookings = useLiveQuery(dayBookings(date));
  if (bookings.state !== 'ready') return bookings;
  const { items, isComplete } = bookings.data;
  return { state: 'ready', data: { items: items.filter(hasItsSlot), isComplete } };
}
