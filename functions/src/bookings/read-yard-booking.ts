import type { Booking } from '@carwash/domain/bookings/booking';
import { isInYard } from '@carwash/domain/bookings/yard-visit';
import { businessDay } from '@carwash/domain/time/business-time';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { DaysContext } from '../days/read-days.ts';
import { isStaffWith, type Staff } from '../http/handler.ts';
import { bookingNotFound, readBooking } from './read-booking.ts';

/** Tells whether somebody of the staff may see the car of a booking: the desk any, a washer those of today. */
export async function seesCarOf(
  booking: Booking,
  caller: Staff,
  { db, now, settings }: DaysContext,
): Promise<boolean> {
  if (isStaffWith('runDesk', caller)) return true;
  const today = businessDay(now(), settings.businessTimeZone);
  return isInYard(booking, today, (await db.days.doc(today).get()).data());
}

/**
 * Reads a booking whose car the caller may see.
 * @throws ApiError not_found
 */
export async function readYardBooking(
  id: string,
  caller: Staff,
  context: DaysContext,
): Promise<QueryDocumentSnapshot<Booking>> {
  const booking = await readBooking(id, context);
  if (!(await seesCarOf(booking.data(), caller, context))) throw bookingNotFound();
  return booking;
}
