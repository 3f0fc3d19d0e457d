import type { Booking } from '@carwash/domain/bookings/booking';
import type { AttendanceStatus } from '@carwash/domain/bookings/endpoints';
import { useSaleCommand } from '~/entities/sales/use-sale-command';

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
export function useMarkAttendance(onMarked: () => void = () => {}) {
  const { running, failure, isOutdated, command } = useSaleCommand();
  const mark = ({ _id: id, version }: Pick<Booking, '_id' | 'version'>, status: AttendanceStatus) =>
    command(
      'updateBookingStatus',
      { params: { id }, body: { status, version } },
      { done: marked[status], failed: texts.bookingStatusFailed, onDone: onMarked },
    );
  return { marking: running, failure, isOutdated, mark };
}
