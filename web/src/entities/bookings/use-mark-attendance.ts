import type { AttendanceStatus } from '@carwash/domain/bookings/endpoints';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';

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
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);

  const mark = (status: AttendanceStatus) =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('updateBookingStatus', { params: { id: bookingId }, body: { status } });
        onMarked();
        showToast(marked[status], { variant: 'success' });
      } catch (error) {
        setFailure(showChangeFailure(error, texts.bookingStatusFailed));
      }
    });

  return { marking: running, failure, mark };
}
