import type { FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ApiFailure } from '~/lib/api/api-failure.ts';
import { applyFieldErrors } from '~/lib/api/apply-field-errors.ts';
import { callApi } from '~/lib/api/call-api.ts';
import { changeFailureText } from '~/lib/api/change-failure-text.ts';
import { serverText } from '~/lib/api/failure-text.ts';
import { createAttemptKeys } from '~/lib/api/idempotency-keys.ts';
import type { FormDraft } from '~/lib/forms/form-draft.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { newServiceOf, type ServiceDraft, type ServiceForm } from './service-form.ts';

const addedToastMs = 2000;

/** What the server says, where it has answered. */
const failureText = (failure: unknown): string =>
  failure instanceof ApiFailure && failure.kind === 'http'
    ? serverText(failure)
    : changeFailureText(failure, toastTexts.serviceNotAdded);

/** Adds a service and tells how it goes. `added`: it is there. */
export function useAddService(draft: FormDraft<ServiceDraft>) {
  const [added, setAdded] = useState(false);
  const [keys] = useState(() => createAttemptKeys());
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();

  const add = async (values: ServiceForm, form: FormikHelpers<ServiceForm>) => {
    const progress = enqueueSnackbar(toastTexts.addingService, { variant: 'info', persist: true });
    try {
      const body = newServiceOf(values);
      await callApi('createService', { body, idempotencyKey: keys.keyFor(body) });
      keys.answered();
      draft.clear();
      enqueueSnackbar(toastTexts.serviceAdded, {
        variant: 'success',
        autoHideDuration: addedToastMs,
      });
      setAdded(true);
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) enqueueSnackbar(failureText(failure), { variant: 'error' });
    } finally {
      closeSnackbar(progress);
    }
  };

  return { added, add };
}
