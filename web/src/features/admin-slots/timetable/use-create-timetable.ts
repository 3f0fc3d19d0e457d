import { createSlotsSchema } from '@carwash/domain/slots/endpoints';
import type { FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { applyFieldErrors } from '~/lib/api/apply-field-errors.ts';
import { callApi } from '~/lib/api/call-api.ts';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure.ts';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { describeCreated } from './describe-timetable.ts';
import type { TimetableValues } from './timetable-values.ts';

/**
 * Creates the slots of a timetable, once, and tells how many came of it.
 * @returns `rounds`: how often it was tried; each time there may be other slots than before
 */
export function useCreateTimetable() {
  const { running, run } = useSingleRun();
  const [rounds, setRounds] = useState(0);
  const { enqueueSnackbar } = useSnackbar();
  const tellFailure = useTellChangeFailure();
  const create = (values: TimetableValues, form: FormikHelpers<TimetableValues>) =>
    run(async () => {
      try {
        const counts = await callApi('createSlots', { body: createSlotsSchema.cast(values) });
        enqueueSnackbar(describeCreated(counts), { variant: 'success' });
      } catch (failure) {
        if (applyFieldErrors(failure, { values, ...form })) return;
        tellFailure(failure, toastTexts.slotsNotCreated);
      } finally {
        setRounds((current) => current + 1);
      }
    });
  return { running, rounds, create };
}
