import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface VerifyEmailNoticeProps {
  email: string;
  onSend: () => Promise<void>;
  onCheck: () => Promise<void>;
}

/** Takes the place of the submit button until the author's email address is verified. */
function VerifyEmailNotice({ email, onSend, onCheck }: VerifyEmailNoticeProps) {
  const [running, setRunning] = useState<'send' | 'check' | null>(null);
  const [checked, setChecked] = useState(false);

  const send = async () => {
    setRunning('send');
    await onSend();
    setRunning(null);
  };
  const check = async () => {
    setRunning('check');
    await onCheck();
    setRunning(null);
    setChecked(true);
  };

  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
      Please verify your email address first: open the link that we send to{' '}
      <strong style={{ overflowWrap: 'anywhere' }}>{email}</strong>. What you have typed stays here.
      {checked && ' It is not verified yet.'}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="contained"
          loading={running === 'send'}
          disabled={running !== null}
          onClick={send}
        >
          Send me the link
        </Button>
        <Button
          size="small"
          loading={running === 'check'}
          disabled={running !== null}
          onClick={check}
        >
          I have verified it
        </Button>
      </Stack>
    </Alert>
  );
}

interface ReviewActionsProps {
  /** null when nobody is signed in. */
  author: { name: string; email: string } | null;
  /** Link to the sign-in page, which returns to the form. */
  signInTo: string;
  /** Whether the author has to verify their email address before submitting. */
  verifyFirst: boolean;
  sendVerification: () => Promise<void>;
  checkVerification: () => Promise<void>;
  /** Whether a change is being sent. */
  busy: boolean;
  /** null when there is no earlier review to return to. */
  onCancel: (() => void) | null;
}

/** The buttons of the review form: submit it, or first sign in or verify the email address. */
export function ReviewActions(props: ReviewActionsProps) {
  const { author, busy, onCancel } = props;
  if (!author) {
    return (
      <Button
        component={RouterLink}
        to={props.signInTo}
        variant="contained"
        sx={{ alignSelf: 'flex-start' }}
      >
        Sign in to write a review
      </Button>
    );
  }
  if (props.verifyFirst) {
    return (
      <VerifyEmailNotice
        email={author.email}
        onSend={props.sendVerification}
        onCheck={props.checkVerification}
      />
    );
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <Button type="submit" variant="contained" loading={busy}>
        Submit review
      </Button>
      {onCancel && (
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        as {author.name}
      </Typography>
    </Stack>
  );
}
