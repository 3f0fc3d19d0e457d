import type { Booking } from '@carwash/domain/bookings/booking';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import type { Caller } from '../http/handler.ts';
import { bookingNotFound, readBooking } from './read-booking.ts';

/**
 * Reads the caller's own booking.
 * @throws ApiError not_found for another customer's as for one that does not exist.
 */
export async function readOwnBooking(
  id: string,
  caller: Caller,
  context: Context,
): Promise<QueryDocumentSnapshot<Booking>> {
  const snapshot = await readBooking(id, context);
  if (snapshot.data().customer.uid !== caller.uid) throw bookingNotFound();
  return snapshot;
}
