import { bookingNotFound as notFound } from '@carwash/domain/sales/sale-change';
import type { Context } from '../context.ts';
import { readExisting } from '../db/read-document.ts';
import { toError } from '../errors/api-error.ts';

export const bookingNotFound = () => toError(notFound);

/**
 * Reads a booking. Does not check the caller: for staff, and for callers that check ownership themselves.
 * @throws ApiError not_found
 */
export const readBooking = (id: string, { db }: Pick<Context, 'db'>) =>
  readExisting(db.bookings, id, bookingNotFound);
