import { bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { liveDocuments } from '~/lib/live/live-queries.ts';
import { useLiveQuery } from '~/lib/live/use-live-query.ts';

const booking = liveDocuments('owner', (id: string) => ({
  collection: collections.bookings,
  schema: bookingSchema,
  id,
}));

/**
 * One booking of the signed-in customer. Of somebody else's and of none there is the same answer,
 * a refusal: failed.
 */
export const useBooking = (id: string) => useLiveQuery(booking(id));
