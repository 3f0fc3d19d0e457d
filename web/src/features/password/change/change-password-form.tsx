import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { PasswordField } from '~/ui/forms/password-field.tsx';
import { SubmitButton } from '~/ui/forms/submit-button.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import {
  noNewPassword,
  type PasswordChange,
  passwordChangeSchema,
} from '../new-password-schema.ts';
import { useChangePassword } from './use-change-password.ts';

const empty: PasswordChange = { currentPassword: '', ...noNewPassword };

export function ChangePasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
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
