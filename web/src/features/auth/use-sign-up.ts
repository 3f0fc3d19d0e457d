import { type SignUp, signUpSchema } from '@carwash/domain/users/endpoints';
import type { FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { useLocation, useNavigate } from 'react-router-dom';
import { authFailureText } from '~/entities/users/auth-failure-text.ts';
import { paths } from '~/lib/address/paths.ts';
import { applyFieldErrors } from '~/lib/api/apply-field-errors.ts';
import { callApi } from '~/lib/api/call-api.ts';
import type { SignInState } from '~/lib/session/sign-in-state.ts';
import { toastTexts } from '~/lib/toasts.ts';

/**
 * Creates an account and leads to the sign-in page, which still knows where the visitor was going.
 * What the API says about a field lands on it; anything else is told as a toast.
 */
export function useSignUp() {
  const { enqueueSnackbar } = useSnackbar();
  const navigate = useNavigate();
  const { search } = useLocation();

  return async (values: SignUp, form: FormikHelpers<SignUp>) => {
    try {
      const { email } = await callApi('signUp', { body: signUpSchema.cast(values) });
      enqueueSnackbar(toastTexts.accountCreated, { variant: 'success' });
      const state: SignInState = { email };
      await navigate({ pathname: paths.signIn, search }, { state });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) enqueueSnackbar(authFailureText(failure), { variant: 'error' });
    }
  };
}
