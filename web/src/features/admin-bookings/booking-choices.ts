import { type AttendanceStatus, attendanceStatuses } from '@carwash/domain/api/booking-endpoints';
import type { Booking } from '@carwash/domain/entities/booking';
import { bookingState } from '@carwash/domain/rules/booking-state';
import { judgeAttendance } from '@carwash/domain/rules/judge-attendance';

export const markLabels: Record<AttendanceStatus, string> = {
  completed: 'Mark completed',
  no_show: 'Mark no-show',
};

/** What the desk can do about a booking at `now`. */
export const bookingChoices = (booking: Booking, now: Date) => ({
  marks: attendanceStatuses.filter(
    (status) => judgeAttendance(booking, status, now) === 'possible',
  ),
  canCancel: bookingState(booking, now) === 'upcoming',
});
