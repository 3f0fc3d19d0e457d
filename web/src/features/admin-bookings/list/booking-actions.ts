import { mayMarkAttendance } from '@carwash/domain/bookings/attendance-policy';
import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingState } from '@carwash/domain/bookings/booking-state';
import { isEditable } from '@carwash/domain/bookings/edit-policy';
import { type AttendanceStatus, attendanceStatuses } from '@carwash/domain/bookings/endpoints';
import { isMovable } from '@carwash/domain/bookings/move-policy';

export const attendanceLabels: Record<AttendanceStatus, string> = {
  completed: 'Mark completed',
  no_show: 'Mark no-show',
};

/** Returns the actions that the desk has for a booking at `now`. */
export const bookingActions = (booking: Booking, now: Date) => ({
  marks: attendanceStatuses.filter(
    (status) => mayMarkAttendance(booking, status, now) === 'possible',
  ),
  canEdit: isEditable(booking, now),
  canMove: isMovable(booking),
  canCancel: bookingState(booking, now) === 'upcoming',
});
