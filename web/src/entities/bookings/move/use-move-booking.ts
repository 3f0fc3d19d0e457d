import type { Booking } from '@carwash/domain/bookings/booking';
import type { SwapBookings } from '@carwash/domain/bookings/endpoints';
import { useSaleCommand } from '~/entities/sales/use-sale-command';

const texts = {
  bookingMoved: 'Booking moved',
  moveFailed: 'Failed to move the booking',
  bookingsSwapped: 'The bookings have exchanged their places',
} as const;

/** The slot that a booking moves to; without a bay it gets any free one. */
export interface MoveTarget {
  /** The version of the booking on the screen. */
  version: number;
  slotId: string;
  bay?: string | undefined;
  /** Whether the desk has agreed to a closed day. */
  onClosedDay?: boolean;
}

/**
 * Moves bookings for the business, one at a time, guarded against double clicks, with a toast for the outcome.
 * `failure`: why the last attempt failed.
 */
export function useMoveBooking() {
  const { running, failure, command } = useSaleCommand();
  /** Returns whether the booking has moved. */
  const move = (id: Booking['_id'], body: MoveTarget): Promise<boolean> =>
    command(
      'moveBooking',
      { params: { id }, body },
      { done: texts.bookingMoved, failed: texts.moveFailed },
    );
  /** Returns whether the two bookings have exchanged their places. */
  const swap = (id: Booking['_id'], body: SwapBookings): Promise<boolean> =>
    command(
      'swapBookings',
      { params: { id }, body },
      { done: texts.bookingsSwapped, failed: texts.moveFailed },
    );
  return { running, failure, move, swap };
}
