import { signUpSchema } from '@carwash/domain/users/endpoints';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type InferType, string } from 'yup';
import { proofFailureText } from '~/entities/users/auth-failure-text';
import {
  proveWithPassword,
  readSignInMethods,
  requestEmailChange,
} from '~/entities/users/own-sign-in';
import { paths } from '~/lib/address/paths';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { type SocialProvider, socialProviderNames } from '~/lib/firebase/social-provider';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useRequestOnOpen } from '~/lib/use-request-on-open';
import { closeOnEscape } from '~/ui/dialogs/close-on-escape';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { PasswordField } from '~/ui/forms/password-field';
import { FailedState } from '~/ui/states/failed-state';

const schema = signUpSchema
  .pick(['email'])
  .shape({ password: string().required('Password is required.') });

type Values = InferType<typeof schema>;

function Buttons({ onClose }: { onClose: () => void }) {
  const { isSubmitting } = useFormikContext();
  return (
    <DialogButtons>
      <Button disabled={isSubmitting} onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        Send the mail
      </Button>
    </DialogButtons>
  );
}

interface ChangeEmailProps {
  /** The current email. */
  email: string;
  onClose: () => void;
}

interface ChangeEmailFormProps extends ChangeEmailProps {
  /** Runs the work during which the dialog can't be closed. */
  run: (work: () => Promise<void>) => Promise<void>;
  onSent: (to: string) => void;
}

/** Asks for the new address and the password. */
function ChangeEmailForm({ email, onClose, run, onSent }: ChangeEmailFormProps) {
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (typed: Values, form: FormikHelpers<Values>) => {
    const values = schema.cast(typed);
    setProblem(null);
    if (values.email.toLowerCase() === email.toLowerCase()) {
      form.setFieldError('email', 'This is your address already.');
      return;
    }
    await run(async () => {
      try {
        await proveWithPassword(values.password);
        await requestEmailChange(values.email);
        onSent(values.email);
      } catch (failure) {
        if (applyFieldErrors(failure, { ...form, values: typed })) return;
        setProblem(proofFailureText(failure));
      }
    });
  };

  return (
    <Formik
      initialValues={{ email: '', password: '' }}
      validationSchema={schema}
      validateOnChange={false}
      onSubmit={submit}
    >
      <Form noValidate>
        <FocusFirstError />
        <DialogContent>
          <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            We send a mail with a link to the new address. Until you open it, you sign in as {email}{' '}
            as before.
          </DialogContentText>
          <Stack sx={{ gap: 1, pt: 1 }}>
            {problem && (
              <Alert severity="error" sx={{ mb: 1 }}>
                {problem}
              </Alert>
            )}
            <FormField name="email" label="New email" type="email" autoComplete="email" />
            <PasswordField label="Your password" autoComplete="current-password" />
          </Stack>
        </DialogContent>
        <Buttons onClose={onClose} />
      </Form>
    </Formik>
  );
}

function MailSent({ to, onClose }: { to: string; onClose: () => void }) {
  return (
    <>
      <DialogContent>
        <DialogContentText role="status" sx={{ overflowWrap: 'anywhere' }}>
          A mail is on its way to {to}. Open the link in it to change your address. If no mail
          comes, look into the spam folder, or check whether you have another account with that
          address.
        </DialogContentText>
      </DialogContent>
      <DialogButtons>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </>
  );
}

interface OnlyAtSitesProps {
  providers: readonly SocialProvider[];
  onClose: () => void;
}

/** Explains what applies to users without a password. */
function OnlyAtSites({ providers, onClose }: OnlyAtSitesProps) {
  const sites = providers.map((provider) => socialProviderNames[provider]).join(' and ');
  return (
    <>
      <DialogContent>
        <DialogContentText>
          You sign in with {sites || 'another site'}, and we took your email from there. To use
          another address here, set a password first. After that you can change it, and{' '}
          {sites || 'the other site'} goes on working.
        </DialogContentText>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button component={RouterLink} to={paths.changePassword} variant="contained">
          Set a password
        </Button>
      </DialogButtons>
    </>
  );
}

/** Changes the email of the account, once the user has opened the link in a mail to the new address. */
export function ChangeEmailDialog({ email, onClose }: ChangeEmailProps) {
  const titleId = useId();
  const { answer, askAgain } = useRequestOnOpen(readSignInMethods);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { running, run } = useInFlightGuard();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={closeOnEscape(() => running || onClose())}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {sentTo === null ? 'Change your email' : 'Check your email'}
      </DialogTitle>
      {answer.state === 'waiting' && (
        <DialogContent>
          <Skeleton
            role="status"
            aria-label="Finding out how you sign in"
            variant="rounded"
            height={220}
          />
        </DialogContent>
      )}
      {answer.state === 'failed' && (
        <DialogContent>
          <FailedState title="Your account could not be loaded" onRetry={askAgain} />
        </DialogContent>
      )}
      {answer.state === 'ready' && !answer.data.hasPassword && (
        <OnlyAtSites providers={answer.data.providers} onClose={onClose} />
      )}
      {answer.state === 'ready' && answer.data.hasPassword && sentTo === null && (
        <ChangeEmailForm email={email} onClose={onClose} run={run} onSent={setSentTo} />
      )}
      {sentTo !== null && <MailSent to={sentTo} onClose={onClose} />}
    </Dialog>
  );
}
