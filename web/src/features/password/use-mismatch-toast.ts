import { useFormikContext } from 'formik';
import { useSnackbar } from 'notistack';
import { useEffect, useEffectEvent } from 'react';
import { toastTexts } from '~/lib/toasts.ts';
import type { NewPassword } from './new-password-schema.ts';

/** Says after a refused submit that the two passwords differ; the field says so as well. */
export function useMismatchToast(): void {
  const { submitCount, isSubmitting, errors } = useFormikContext<NewPassword>();
  const { enqueueSnackbar } = useSnackbar();
  const tell = useEffectEvent(() => {
    if (errors.confirmPassword !== toastTexts.passwordsDiffer) return;
    enqueueSnackbar(toastTexts.passwordsDiffer, { variant: 'error' });
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) tell();
  }, [submitCount, isSubmitting]);
}
