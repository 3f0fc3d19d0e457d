import { randomInt } from 'node:crypto';
import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { drawBookingCode } from '@carwash/domain/bookings/booking-code';
import { newBooking } from '@carwash/domain/bookings/new-booking';
import { messagesOfEvent } from '@carwash/domain/messages/new-message';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { countBooking } from '@carwash/domain/statistics/count-statistics';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { queueMessages } from '../../outbox/queue-messages.ts';
import { countChange } from '../../statistics/count-change.ts';
import { rememberVehicle } from '../../vehicles/remember-vehicle.ts';

/** Returns a code that nobody can guess; another booking may have it already. */
export const drawRandomBookingCode = (): string => drawBookingCode((end) => randomInt(end));

/**
 * Draws the code of a new booking and reserves it in `batch`: the commit conflicts if another booking has the
 * code, and is repeated with another code.
 */
function addBookingCode(
  batch: WriteBatch,
  { bookingId, createdAt }: { bookingId: string; createdAt: Date },
  { db, drawBookingCode: draw }: Context,
): string {
  const code = draw();
  batch.create(db.bookingCodes.doc(code), { _id: code, bookingId, createdAt });
  return code;
}

/**
 * Adds the booking of a transaction that is paid, or to be paid at the desk, to `batch`, with its code, its first
 * event, its messages and its counter changes, and its vehicle to the customer's garage.
 * @returns the booking
 */
export function addBooking(
  batch: WriteBatch,
  transaction: Transaction,
  { by, createdAt }: Pick<BookingEvent, 'by' | 'createdAt'>,
  context: Context,
): Booking {
  const { _id } = transaction;
  const code = addBookingCode(batch, { bookingId: _id, createdAt }, context);
  const booking = newBooking(transaction, { code, createdAt });
  const { db, settings } = context;
  batch.create(db.bookings.doc(_id), booking);
  const { version } = booking;
  const event = { _id: '1', kind: 'booked', by, version, createdAt } as const;
  batch.create(db.bookingEvents(_id).doc(event._id), event);
  queueMessages(batch, messagesOfEvent({ booking, event }), context);
  rememberVehicle(batch, booking, context);
  countChange(batch, countBooking(booking, settings.businessTimeZone), context);
  return booking;
}
