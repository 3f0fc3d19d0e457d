import type { Booking } from '@carwash/domain/bookings/booking';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

export const bookingNotFound = () => new ApiError('not_found', 'There is no such booking.');

/**
 * Reads a booking.
 * @throws ApiError not_found
 */
export async function readBooking(
  id: string,
  { db }: Pick<Context, 'db'>,
): Promise<QueryDocumentSnapshot<Booking>> {
  const snapshot = await readDocument(db.bookings, id);
  if (!snapshot) throw bookingNotFound();
  return snapshot;
}
