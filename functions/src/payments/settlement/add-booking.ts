import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { searchTermsOfBooking } from '@carwash/domain/bookings/booking-search';
import { cancellationHoursOf } from '@carwash/domain/payments/cancellation-notice';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { countBooking } from '@carwash/domain/statistics/count-statistics';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { rememberVehicle } from '../../garage/remember-vehicle.ts';
import { countChange } from '../../statistics/count-change.ts';
import { addBookingCode } from './add-booking-code.ts';

/**
 * Adds the booking of a paid transaction to `batch`, with its code, its first event and its counter
 * changes, and its vehicle to the customer's garage.
 * @returns the booking
 */
export function addBooking(
  batch: WriteBatch,
  transaction: Transaction,
  { by, createdAt }: Pick<BookingEvent, 'by' | 'createdAt'>,
  context: Context,
): Booking {
  const { _id, customer, service, lines, slot, vehicle, amount, claimId } = transaction;
  const { address = '', note = '' } = transaction;
  const cancellationHours = cancellationHoursOf(transaction);
  const code = addBookingCode(batch, { bookingId: _id, createdAt }, context);
  const booking: Booking = {
    _id,
    customer,
    service,
    ...(lines && { lines }),
    slot,
    vehicle,
    address,
    note,
    cancellationHours,
    amount,
    status: 'pending',
    refundTerms: 'by_notice',
    code,
    claimId,
    searchTerms: searchTermsOfBooking({ _id, customer, service, vehicle, code }),
    createdAt,
  };
  const { db, settings } = context;
  batch.create(db.bookings.doc(_id), booking);
  batch.create(db.bookingEvents(_id).doc('1'), {
    _id: '1',
    kind: 'booked',
    by,
    createdAt,
  });
  rememberVehicle(batch, booking, context);
  countChange(batch, countBooking(booking, settings.businessTimeZone), context);
  return booking;
}
