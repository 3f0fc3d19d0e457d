import type { Booking } from '@carwash/domain/bookings/booking';
import { isInYard } from '@carwash/domain/bookings/yard-visit';
import { openingDayAt } from '@carwash/domain/slots/opening-day';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context, Settings } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import { isStaffWith, type Staff } from '../http/handler.ts';
import { bookingNotFound, readBooking } from './read-booking.ts';

/** The dependencies of the calls about cars in the yard; those about photos are a function of its own. */
export type YardContext = Pick<Context, 'db' | 'now'> & {
  settings: Pick<Settings, 'askedVehicleDetails' | 'businessTimeZone'>;
};

/** Tells whether somebody of the staff may see the car of a booking: the desk any, a washer those of today. */
export async function seesCarOf(
  booking: Booking,
  caller: Staff,
  context: YardContext,
): Promise<boolean> {
  if (isStaffWith('runDesk', caller)) return true;
  const { db, now } = context;
  const { businessTimeZone: timeZone } = context.settings;
  const hours = await readSettings(context);
  const today = openingDayAt(now(), hours, timeZone);
  const day = (await db.days.doc(today).get()).data();
  return isInYard(booking, today, day, { hours, timeZone });
}

/**
 * Reads a booking whose car the caller may see.
 * @throws ApiError not_found
 */
export async function readYardBooking(
  id: string,
  caller: Staff,
  context: YardContext,
): Promise<QueryDocumentSnapshot<Booking>> {
  const booking = await readBooking(id, context);
  if (!(await seesCarOf(booking.data(), caller, context))) throw bookingNotFound();
  return booking;
}
