import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/** Where a booking goes; without a bay: into any that is free. */
export interface MoveTarget {
  slotId: string;
  bay?: string | undefined;
}

/**
 * Moves a booking for the business, guarded against double clicks, with a toast for the outcome.
 * `failure`: why the last attempt failed.
 */
export function useMoveBooking(bookingId: string, onMoved: () => void) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);
  const move = (body: MoveTarget) =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('moveBooking', { params: { id: bookingId }, body });
        showToast(toastTexts.bookingMoved, { variant: 'success' });
        onMoved();
      } catch (error) {
        setFailure(showChangeFailure(error, toastTexts.moveFailed));
      }
    });
  return { running, failure, move };
}
