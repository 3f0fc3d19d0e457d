import { bookingEventSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { listLimit } from '~/lib/live/list-limit.ts';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLiveList } from '~/lib/live/use-live-list.ts';

const bookingEvents = liveLists('owner', (bookingId: string) => ({
  collection: `${collections.bookings}/${bookingId}/${collections.events}`,
  schema: bookingEventSchema,
  order: { by: 'createdAt', direction: 'asc' } as const,
  limit: listLimit,
}));

/** What has happened to a booking, in order. */
export const useBookingEvents = (bookingId: string) => useLiveList(bookingEvents(bookingId));
