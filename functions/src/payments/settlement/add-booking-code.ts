import { randomInt } from 'node:crypto';
import { drawBookingCode } from '@carwash/domain/bookings/booking-code';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';

/**
 * Draws the code of a new booking and reserves it in `batch`: the commit conflicts if another booking has
 * the code, and is repeated with another one.
 */
export function addBookingCode(
  batch: WriteBatch,
  { bookingId, createdAt }: { bookingId: string; createdAt: Date },
  { db }: Context,
): string {
  const code = drawBookingCode((end) => randomInt(end));
  batch.create(db.bookingCodes.doc(code), { _id: code, bookingId, createdAt });
  return code;
}
