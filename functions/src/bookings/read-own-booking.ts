import type { Booking } from '@carwash/domain/entities/booking';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../http/handler.ts';

/**
 * The caller's own booking.
 * @throws ApiError not_found for another customer's as for one that does not exist.
 */
export async function readOwnBooking(
  id: string,
  caller: Caller,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Booking>> {
  const snapshot = await readDocument(db.bookings, id);
  if (snapshot?.data().customer.uid !== caller.uid) {
    throw new ApiError('not_found', 'There is no such booking.');
  }
  return snapshot;
}
