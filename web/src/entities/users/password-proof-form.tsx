import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { PasswordField } from '~/ui/forms/password-field';

const schema = object({ password: string().required('Password is required.') });

interface PasswordProofFormProps {
  onPassword(password: string): Promise<void>;
  /** The button that submits. */
  children: ReactNode;
}

/** Asks for the current password of the signed-in user. */
export const PasswordProofForm = ({ onPassword, children }: PasswordProofFormProps) => (
  <Formik
    initialValues={{ password: '' }}
    validationSchema={schema}
    validateOnChange={false}
    onSubmit={({ password }) => onPassword(password)}
  >
    <Stack component={Form} noValidate sx={{ gap: 1, pt: 1 }}>
      <FocusFirstError />
      <PasswordField label="Your password" autoComplete="current-password" />
      {children}
    </Stack>
  </Formik>
);
