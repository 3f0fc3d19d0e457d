import type { FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { authFailureText } from '~/entities/users/auth-failure-text.ts';
import { authFailureCode } from '~/lib/firebase/auth-failure.ts';
import { toastTexts } from '~/lib/toasts.ts';
import type { NewPassword } from '../new-password-schema.ts';
import { setFirstPassword } from '../own-password.ts';

/** Sets the first password, and says when its owner has to prove again who they are before. */
export function useSetPassword(onPasswordSet: () => void) {
  const { enqueueSnackbar } = useSnackbar();
  const [mustConfirm, setMustConfirm] = useState(false);

  const setPassword = async ({ newPassword }: NewPassword, form: FormikHelpers<NewPassword>) => {
    try {
      await setFirstPassword(newPassword);
      enqueueSnackbar(toastTexts.passwordSet, { variant: 'success' });
      onPasswordSet();
    } catch (failure) {
      const code = authFailureCode(failure);
      if (code === 'auth/requires-recent-login') setMustConfirm(true);
      else if (code === 'auth/weak-password') {
        form.setFieldError('newPassword', authFailureText(failure));
      } else enqueueSnackbar(authFailureText(failure), { variant: 'error' });
    }
  };

  return { setPassword, mustConfirm, stopConfirming: () => setMustConfirm(false) };
}
