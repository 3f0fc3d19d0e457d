import { createSlotSchema } from '@carwash/domain/slots/endpoints';
import type { FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { ApiFailure } from '~/lib/api/api-failure.ts';
import { applyFieldErrors } from '~/lib/api/apply-field-errors.ts';
import { callApi } from '~/lib/api/call-api.ts';
import { isOfflineFailure } from '~/lib/api/failure-text.ts';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { toastTexts } from '~/lib/toasts.ts';

/** The form of a single slot. */
export interface SlotFormValues {
  service: string;
  date: string;
  startTime: string;
  endTime: string;
}

function creationFailureText(failure: unknown): string {
  if (isOfflineFailure(failure)) return toastTexts.offline;
  const isAnswer = failure instanceof ApiFailure && failure.kind === 'http';
  if (!isAnswer) return toastTexts.slotCreationFailed;
  return (failure.status !== 500 && failure.message) || toastTexts.slotNotCreated;
}

/** Creates a slot, once, and tells what came of it. The form is ready for the next one of that day. */
export function useCreateSlot() {
  const { run } = useSingleRun();
  const { enqueueSnackbar } = useSnackbar();
  return (values: SlotFormValues, form: FormikHelpers<SlotFormValues>) =>
    run(async () => {
      try {
        await callApi('createSlot', { body: createSlotSchema.cast(values) });
        enqueueSnackbar(toastTexts.slotCreated, { variant: 'success' });
        form.resetForm({ values: { ...values, startTime: '', endTime: '' } });
      } catch (failure) {
        if (applyFieldErrors(failure, { values, ...form })) return;
        enqueueSnackbar(creationFailureText(failure), { variant: 'error' });
      }
    });
}
