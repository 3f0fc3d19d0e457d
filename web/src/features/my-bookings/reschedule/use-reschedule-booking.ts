import type { Booking } from '@carwash/domain/bookings/booking';
import type { BookedSlot, Slot } from '@carwash/domain/slots/slot';
import { useState } from 'react';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { toastTexts } from '~/lib/toasts';
import { isRefundChanged } from '../is-refund-changed';

/** The current and the new slot of a booking. */
interface Move {
  from: BookedSlot;
  to: Slot;
}

interface RescheduleBooking {
  onRescheduled: () => void;
  /**
   * Called when the server's decision about the refund differs from what the customer was told; the server's
   * clock counts.
   */
  onRefundChanged: () => void;
}

/**
 * Moves a booking to another slot, guarded against double clicks, with a toast for the outcome. `move` is the
 * running or completed move; null before it and after a failure.
 */
export function useRescheduleBooking({ onRescheduled, onRefundChanged }: RescheduleBooking) {
  const { command } = useSaleCommand();
  const [move, setMove] = useState<Move | null>(null);

  /** @param refund whether the customer was told that a later cancellation can still be refunded */
  const reschedule = (booking: Booking, to: Slot, refund: boolean) => {
    const { _id: bookingId, version, slot: from } = booking;
    setMove({ from, to });
    return command(
      'rescheduleBooking',
      { query: { bookingId, slotId: to._id, refund, version } },
      {
        done: toastTexts.bookingRescheduled,
        failed: toastTexts.rescheduleFailed,
        onDone: onRescheduled,
        onFailure(failure) {
          setMove(null);
          if (isRefundChanged(failure)) onRefundChanged();
          return false;
        },
      },
    );
  };

  return { move, reschedule };
}
