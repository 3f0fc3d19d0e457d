import { bookingSchema } from '@carwash/domain/entities/booking';
import { collections } from '@carwash/domain/entities/collections';
import { liveWholeLists } from './live-whole-lists.ts';
import { useLiveQuery } from './use-live-query.ts';

/** Of bookings that have their slot. */
const keptStatuses = ['pending', 'completed', 'no_show'] as const;

const dayBookings = liveWholeLists('owner', (date: string) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  equal: { 'slot.date': date },
  oneOf: { field: 'status', values: keptStatuses },
  order: { by: 'slot.startsAt', direction: 'asc' } as const,
  orderedBy: ({ slot }) => slot.startsAt,
}));

/**
 * The bookings of one day that were not cancelled, the earliest first. For admins.
 * @param date yyyy-MM-dd
 */
export const useDayBookings = (date: string) => useLiveQuery(dayBookings(date));
