import type { RefundByAdmin } from '@carwash/domain/bookings/endpoints';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api.ts';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure.ts';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { toastTexts } from '~/lib/toasts.ts';

/** Gives the money of a booking back, once, and tells what came of it. `failure`: why it failed. */
export function useRefundBooking(bookingId: string, onGranted: () => void) {
  const { running, run } = useSingleRun();
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { enqueueSnackbar } = useSnackbar();
  const tellFailure = useTellChangeFailure();

  const grant = (body: RefundByAdmin) =>
    run(async () => {
      setFailure(null);
      try {
        await callApi('refundBooking', { params: { id: bookingId }, body });
        setDone(true);
        onGranted();
        enqueueSnackbar(toastTexts.refundGranted, { variant: 'success' });
      } catch (error) {
        setFailure(tellFailure(error, toastTexts.refundNotGranted));
      }
    });

  return { running, done, failure, grant };
}
