import type { Booking, BookingStatus } from './booking.ts';
import { bookingState } from './booking-state.ts';

export type AttendanceVerdict = 'possible' | 'done_already' | 'upcoming' | 'cancelled';

type BookingFacts = Pick<Booking, 'status'> & { slot: Pick<Booking['slot'], 'startsAt'> };

/**
 * Tells whether a booking may be marked at `now` as completed or as a no-show: from its start time on.
 * Afterwards one mark may be corrected to the other.
 */
export function mayMarkAttendance(
  booking: BookingFacts,
  status: Extract<BookingStatus, 'completed' | 'no_show'>,
  now: Date,
): AttendanceVerdict {
  const state = bookingState(booking, now);
  if (state !== 'begun') return state;
  return booking.status === status ? 'done_already' : 'possible';
}
