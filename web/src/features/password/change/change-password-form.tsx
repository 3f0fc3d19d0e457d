import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { ApiFailure } from '~/lib/api/api-failure';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { isOfflineFailure, serverText } from '~/lib/api/failure-text';
import { loadAuth } from '~/lib/firebase/load-auth';
import { session } from '~/lib/session/session';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { PasswordField } from '~/ui/forms/password-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { NewPasswordFields } from '../new-password-fields';
import {
  emptyNewPassword,
  type PasswordChange,
  passwordChangeSchema,
} from '../new-password-schema';

/**
 * Changes the password, which ends all sessions of the account, and signs this browser in again. If
 * that last step fails, this browser is signed out like the others.
 * @throws ApiFailure when the password was not changed
 */
async function changePassword(
  email: string,
  body: Omit<PasswordChange, 'confirmPassword'>,
): Promise<void> {
  const isBack = await session.change(async () => {
    await callApi('changePassword', { body });
    try {
      await (await loadAuth()).signInWithPassword(email, body.newPassword);
      return true;
    } catch {
      return false;
    }
  });
  if (!isBack) await session.expire();
}

function failureText(failure: unknown): string {
  if (isOfflineFailure(failure)) return toastTexts.offline;
  const isTooOften = failure instanceof ApiFailure && failure.code === 'rate_limited';
  return isTooOften ? serverText(failure) : toastTexts.passwordFailed;
}

/**
 * Changes the password. The API's field errors are shown on the fields, any other failure as a
 * toast.
 */
function useChangePassword(email: string) {
  return async (values: PasswordChange, form: FormikHelpers<PasswordChange>) => {
    const { currentPassword, newPassword } = values;
    try {
      await changePassword(email, { currentPassword, newPassword });
      showToast(toastTexts.passwordChanged, { variant: 'success' });
      form.resetForm();
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) showToast(failureText(failure), { variant: 'error' });
    }
  };
}

const empty: PasswordChange = { currentPassword: '', ...emptyNewPassword };

export function ChangePasswordForm({ email }: { email: string }) {
  const change = useChangePassword(email);
  return (
    <Formik
      initialValues={empty}
      validationSchema={passwordChangeSchema}
      validateOnChange={false}
      onSubmit={change}
    >
      <Stack component={Form} noValidate sx={{ gap: 1 }}>
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordFields email={email} />
        <SubmitButton label="Change password" labelWhileSending="Changing…" />
      </Stack>
    </Formik>
  );
}
