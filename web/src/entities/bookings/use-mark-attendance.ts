import type { AttendanceStatus } from '@carwash/domain/bookings/endpoints';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useChange } from '~/lib/forms/use-change';

const texts = {
  bookingCompleted: 'Booking marked as completed',
  bookingNoShow: 'Booking marked as a no-show',
  bookingStatusFailed: 'Failed to update booking',
} as const;

const marked: Record<AttendanceStatus, string> = {
  completed: texts.bookingCompleted,
  no_show: texts.bookingNoShow,
};

/**
 * Marks a booking as completed or as a no-show, guarded against double clicks, with a toast for the
 * outcome. `failure` is the reason why the last attempt failed.
 * @param onMarked called after each success
 */
export function useMarkAttendance(bookingId: string, onMarked: () => void = () => {}) {
  const { running, failure, change } = useChange(showChangeFailure);
  const mark = (status: AttendanceStatus) =>
    change(() => callApi('updateBookingStatus', { params: { id: bookingId }, body: { status } }), {
      done: marked[status],
      failed: texts.bookingStatusFailed,
      onDone: onMarked,
    });
  return { marking: running, failure, mark };
}
