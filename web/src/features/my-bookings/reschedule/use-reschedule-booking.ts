import type { Booking } from '@carwash/domain/bookings/booking';
import type { BookedSlot, Slot } from '@carwash/domain/slots/slot';
import { useState } from 'react';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

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
  const { run } = useInFlightGuard();
  const [move, setMove] = useState<Move | null>(null);

  /** @param refund whether the customer was told that a later cancellation can still be refunded */
  const reschedule = (booking: Booking, to: Slot, refund: boolean) =>
    run(async () => {
      setMove({ from: booking.slot, to });
      try {
        const query = { bookingId: booking._id, slotId: to._id, refund };
        await callApi('rescheduleBooking', { query });
        showToast(toastTexts.bookingRescheduled, { variant: 'success' });
        onRescheduled();
      } catch (failure) {
        setMove(null);
        if (failure instanceof ApiFailure && failure.code === 'refund_changed') onRefundChanged();
        showChangeFailure(failure, toastTexts.rescheduleFailed);
      }
    });

  return { move, reschedule };
}
