import type { CancelByAdmin } from '@carwash/domain/bookings/endpoints';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api.ts';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure.ts';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { toastTexts } from '~/lib/toasts.ts';

/** Cancels a booking, once, and tells what came of it. `failure`: why the last attempt failed. */
export function useCancelBooking(bookingId: string, onCancelled: () => void) {
  const { running, run } = useSingleRun();
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { enqueueSnackbar } = useSnackbar();
  const tellFailure = useTellChangeFailure();

  const cancel = (body: CancelByAdmin) =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('cancelBookingAsAdmin', { params: { id: bookingId }, body });
        setDone(true);
        onCancelled();
        enqueueSnackbar(toastTexts.bookingCancelled, { variant: 'success' });
      } catch (error) {
        setFailure(tellFailure(error, toastTexts.cancelFailed));
      }
    });

  return { running, done, failure, cancel };
}
