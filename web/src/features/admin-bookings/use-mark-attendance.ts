import type { AttendanceStatus } from '@carwash/domain/bookings/endpoints';
import { useSnackbar } from 'notistack';
import { callApi } from '~/lib/api/call-api';
import { useChangeFailureToast } from '~/lib/api/use-change-failure-toast';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
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
  const { enqueueSnackbar } = useSnackbar();
  const showFailureToast = useChangeFailureToast();

  const mark = (status: AttendanceStatus) =>
    run(async () => {
      try {
        await callApi('updateBookingStatus', { params: { id: bookingId }, body: { status } });
        enqueueSnackbar(marked[status], { variant: 'success' });
      } catch (failure) {
        showFailureToast(failure, toastTexts.bookingStatusFailed);
      }
    });

  return { marking: running, mark };
}
