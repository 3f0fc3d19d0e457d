import type { EditBooking } from '@carwash/domain/bookings/endpoints';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { isRefusal } from '~/lib/api/api-failure';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { createIdempotencyKeys } from '~/lib/api/idempotency-keys';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import type { EditValues } from './edit-values';

/**
 * Changes a booking, guarded against double clicks. A refusal of the server is shown on its field, or as `failure`; until
 * the server has decided, all attempts at the same change share one idempotency key.
 */
export function useEditBooking(id: string, onChanged: () => void) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);
  const [keys] = useState(() => createIdempotencyKeys());

  const save = (body: EditBooking, values: EditValues, form: FormikHelpers<EditValues>) =>
    run(async () => {
      setFailure(null);
      try {
        const idempotencyKey = keys.keyFor(body);
        await callApi('editBooking', { params: { id }, body, idempotencyKey });
        keys.answered();
        onChanged();
        showToast(toastTexts.bookingChanged, { variant: 'success' });
      } catch (error) {
        if (isRefusal(error)) keys.answered();
        if (applyFieldErrors(error, { values, ...form })) return;
        setFailure(showChangeFailure(error, toastTexts.bookingNotChanged));
      }
    });

  return { running, failure, save };
}
