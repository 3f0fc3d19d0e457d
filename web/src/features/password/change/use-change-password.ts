import type { FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { ApiFailure } from '~/lib/api/api-failure.ts';
import { applyFieldErrors } from '~/lib/api/apply-field-errors.ts';
import { isOfflineFailure, serverText } from '~/lib/api/failure-text.ts';
import { toastTexts } from '~/lib/toasts.ts';
import type { PasswordChange } from '../new-password-schema.ts';
import { changePassword } from './change-password.ts';

function failureText(failure: unknown): string {
  if (isOfflineFailure(failure)) return toastTexts.offline;
  const isTooOften = failure instanceof ApiFailure && failure.code === 'rate_limited';
  return isTooOften ? serverText(failure) : toastTexts.passwordFailed;
}

/** Changes the password. What the API says about a field lands on it; anything else is a toast. */
export function useChangePassword() {
  const { enqueueSnackbar } = useSnackbar();
  return async (values: PasswordChange, form: FormikHelpers<PasswordChange>) => {
    const { currentPassword, newPassword } = values;
    try {
      await changePassword({ currentPassword, newPassword });
      enqueueSnackbar(toastTexts.passwordChanged, { variant: 'success' });
      form.resetForm();
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) enqueueSnackbar(failureText(failure), { variant: 'error' });
    }
  };
}
