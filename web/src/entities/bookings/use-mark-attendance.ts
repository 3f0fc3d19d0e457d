import type { AttendanceStatus } from '@carwash/domain/bookings/endpoints';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

const marked: Record<AttendanceStatus, string> = {
  completed: toastTexts.bookingCompleted,
  no_show: toastTexts.bookingNoShow,
};

/**
 * Marks a booking as completed or as a no-show, guarded against double clicks, with a toast for the
 * outcome.
 */
export function useMarkAttendance(bookingId: string) {
  const { running, run } = useInFlightGuard();

  const mark = (status: AttendanceStatus) =>
    run(async () => {
      try {
        await callApi('updateBookingStatus', { params: { id: bookingId }, body: { status } });
        showToast(marked[status], { variant: 'success' });
      } catch (failure) {
        showChangeFailure(failure, toastTexts.bookingStatusFailed);
      }
    });

  return { marking: running, mark };
}
