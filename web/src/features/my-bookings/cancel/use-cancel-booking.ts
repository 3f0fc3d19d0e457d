import type { Booking } from '@carwash/domain/bookings/booking';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ApiFailure } from '~/lib/api/api-failure.ts';
import { callApi } from '~/lib/api/call-api.ts';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure.ts';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { toastTexts } from '~/lib/toasts.ts';

interface CancelBooking {
  onCancelled: () => void;
  /** By the server's clock, which counts, the money does not go where the customer was told. */
  onRefundChanged: () => void;
}

/** Cancels a booking, once, and tells what came of it. `failure`: why the last attempt failed. */
export function useCancelBooking({ onCancelled, onRefundChanged }: CancelBooking) {
  const { running, run } = useSingleRun();
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { enqueueSnackbar } = useSnackbar();
  const tellFailure = useTellChangeFailure();

  /** @param refund what the customer was told becomes of the money */
  const cancel = ({ _id }: Booking, refund: boolean) =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('cancelBooking', { params: { id: _id }, query: { refund } });
        setDone(true);
        onCancelled();
        enqueueSnackbar(toastTexts.bookingCancelled, { variant: 'success' });
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'refund_changed') {
          onRefundChanged();
          return;
        }
        setFailure(tellFailure(error, toastTexts.cancelFailed));
      }
    });

  return { running, done, failure, cancel };
}
