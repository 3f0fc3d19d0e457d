import { randomInt } from 'node:crypto';
import { drawBookingCode } from '@carwash/domain/bookings/booking-code';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';

/** Returns a code that nobody can guess; another booking may have it already. */
export const drawRandomBookingCode = (): string => drawBookingCode((end) => randomInt(end));

/**
 * Draws the code of a new booking and reserves it in `batch`: the commit conflicts if another booking has the
 * code, and is repeated with another code.
 */
export function addBookingCode(
  batch: WriteBatch,
  { bookingId, createdAt }: { bookingId: string; createdAt: Date },
  { db, drawBookingCode: draw }: Context,
): string {
  const code = draw();
  batch.create(db.bookingCodes.doc(code), { _id: code, bookingId, createdAt });
  return code;
}
