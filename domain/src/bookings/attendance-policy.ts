import type { Booking, BookingStatus } from './booking.ts';
import { bookingState } from './booking-state.ts';
import { isSeenVisit } from './is-seen-visit.ts';

export type AttendanceVerdict = 'possible' | 'done_already' | 'upcoming' | 'cancelled' | 'has_come';

type BookingFacts = Pick<Booking, 'status' | 'stage' | 'isUnseen'> & {
  slot: Pick<Booking['slot'], 'startsAt'>;
};

/**
 * Tells whether a booking may be marked at `now` as completed or as a no-show: from its start time on.
 * Afterwards one mark may be corrected to the other. A car that has come is no no-show.
 */
export function mayMarkAttendance(
  booking: BookingFacts,
  status: Extract<BookingStatus, 'completed' | 'no_show'>,
  now: Date,
): AttendanceVerdict {
  const state = bookingState(booking, now);
  if (state !== 'begun') return state;
  // The desk can still confirm a booking that the clock completed.
  const isConfirmed = booking.status === 'no_show' || isSeenVisit(booking);
  if (booking.status === status && isConfirmed) return 'done_already';
  return status === 'no_show' && booking.stage !== 'expected' ? 'has_come' : 'possible';
}
