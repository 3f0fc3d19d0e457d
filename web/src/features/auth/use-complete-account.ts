import { type CompleteSignUp, completeSignUpSchema } from '@carwash/domain/users/endpoints';
import type { FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { authFailureText } from '~/entities/users/auth-failure-text.ts';
import { applyFieldErrors } from '~/lib/api/apply-field-errors.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { completeAccount } from './complete-account.ts';

/**
 * Completes a newcomer's account, which signs them in: where to go then is the page's business. What
 * the API says about a field lands on it; anything else is told as a toast.
 */
export function useCompleteAccount(onCompleted: () => void) {
  const { enqueueSnackbar } = useSnackbar();
  return async (values: CompleteSignUp, form: FormikHelpers<CompleteSignUp>) => {
    try {
      await completeAccount(completeSignUpSchema.cast(values));
      onCompleted();
      enqueueSnackbar(toastTexts.signedIn, { variant: 'success' });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) enqueueSnackbar(authFailureText(failure), { variant: 'error' });
    }
  };
}
