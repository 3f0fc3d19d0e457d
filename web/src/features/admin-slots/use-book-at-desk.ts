import { deskBookingSchema } from '@carwash/domain/api/booking-endpoints';
import type { FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ApiFailure } from '~/lib/api/api-failure.ts';
import { applyFieldErrors } from '~/lib/api/apply-field-errors.ts';
import { callApi } from '~/lib/api/call-api.ts';
import { isOfflineFailure, serverText } from '~/lib/api/failure-text.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { useSingleRun } from '~/lib/use-single-run.ts';
import type { DeskFormValues } from './desk-draft.ts';

/** What is sent: nobody's account is left out. */
const deskBookingOf = ({ customerId, ...values }: DeskFormValues) =>
  deskBookingSchema.cast({ ...values, ...(customerId !== '' && { customerId }) });

const refusalText = (failure: unknown): string =>
  isOfflineFailure(failure) ? toastTexts.offline : serverText(failure);

/**
 * Books a slot for somebody at the desk, once, and tells what came of it. What the server refuses is
 * shown on its field, or as `refusal`: the form keeps what was typed.
 */
export function useBookAtDesk(onBooked: () => void) {
  const { running, run } = useSingleRun();
  const [refusal, setRefusal] = useState<{ slotId: string; text: string } | null>(null);
  const { enqueueSnackbar } = useSnackbar();

  const submit = (values: DeskFormValues, form: FormikHelpers<DeskFormValues>) =>
    run(async () => {
      setRefusal(null);
      try {
        await callApi('createDeskBooking', { body: deskBookingOf(values) });
        onBooked();
        enqueueSnackbar(toastTexts.bookingSucceeded, { variant: 'success' });
      } catch (failure) {
        if (applyFieldErrors(failure, { values, ...form })) return;
        const text = refusalText(failure);
        setRefusal({ slotId: values.slotId, text });
        const isTaken = failure instanceof ApiFailure && failure.code === 'slot_taken';
        enqueueSnackbar(text, { variant: isTaken ? 'warning' : 'error' });
      }
    });

  return { running, refusal, submit };
}
