import { signUpSchema } from '@carwash/domain/users/endpoints';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { useLocation } from 'react-router-dom';
import type { InferType } from 'yup';
import { authFailureText } from '~/entities/users/auth-failure-text.ts';
import { authFailureCode } from '~/lib/firebase/auth-failure.ts';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { FormField } from '~/ui/forms/form-field.tsx';
import { SubmitButton } from '~/ui/forms/submit-button.tsx';
import { sendResetMail } from './mail-codes.ts';

const schema = signUpSchema.pick(['email']);
type Values = InferType<typeof schema>;

interface ResetMailFormProps {
  /** Prefills the form. */
  email: string;
  onSent(email: string): void;
}

/** Says the same whether the address has an account or not. */
export function ResetMailForm({ email, onSent }: ResetMailFormProps) {
  const { enqueueSnackbar } = useSnackbar();
  const { search } = useLocation();

  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    const address = schema.cast(values).email;
    try {
      await sendResetMail(address, search);
      onSent(address);
    } catch (failure) {
      if (authFailureCode(failure) === 'auth/invalid-email') {
        form.setFieldError('email', 'Email must be a valid email address.');
      } else {
        enqueueSnackbar(authFailureText(failure), { variant: 'error' });
      }
    }
  };

  return (
    <Formik
      initialValues={{ email }}
      validationSchema={schema}
      validateOnChange={false}
      onSubmit={submit}
    >
      <Stack component={Form} noValidate sx={{ gap: 1 }}>
        <FocusFirstError />
        <FormField name="email" label="Email" type="email" autoComplete="username" />
        <SubmitButton label="Send the link" labelWhileSending="Sending…" />
      </Stack>
    </Formik>
  );
}
