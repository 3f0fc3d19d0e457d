import type { Booking } from '@carwash/domain/bookings/booking';
import type { SwapBookings } from '@carwash/domain/bookings/endpoints';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';

const texts = {
  bookingMoved: 'Booking moved',
  moveFailed: 'Failed to move the booking',
  bookingsSwapped: 'The bookings have exchanged their places',
} as const;

/** The slot that a booking moves to; without a bay it gets any free one. */
export interface MoveTarget {
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
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (call: () => Promise<unknown>, done: string): Promise<boolean> => {
    let hasMoved = false;
    await run(async () => {
      setFailure(null);
      try {
        await call();
        hasMoved = true;
        showToast(done, { variant: 'success' });
      } catch (error) {
        setFailure(showChangeFailure(error, texts.moveFailed));
      }
    });
    return hasMoved;
  };
  /** Returns whether the booking has moved. */
  const move = (id: Booking['_id'], body: MoveTarget): Promise<boolean> =>
    attempt(() => callApi('moveBooking', { params: { id }, body }), texts.bookingMoved);
  /** Returns whether the two bookings have exchanged their places. */
  const swap = (id: Booking['_id'], body: SwapBookings): Promise<boolean> =>
    attempt(() => callApi('swapBookings', { params: { id }, body }), texts.bookingsSwapped);
  return { running, failure, move, swap };
}
