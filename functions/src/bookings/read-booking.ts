import type { Context } from '../context.ts';
import { readExisting } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

export const bookingNotFound = () => new ApiError('not_found', 'There is no such booking.');

/**
 * Reads a booking.
 * @throws ApiError not_found
 */
export const readBooking = (id: string, { db }: Pick<Context, 'db'>) =>
  readExisting(db.bookings, id, bookingNotFound);
