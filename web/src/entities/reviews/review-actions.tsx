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

/** Stands where a review would be sent, as long as nobody knows whose address it is. */
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

export interface ReviewActionsProps {
  /** null: nobody is signed in. */
  author: { name: string; email: string } | null;
  /** Address of the sign-in page, which leads back to the form. */
  signInTo: string;
  /** Whether the author's email address has to be verified before anything can be sent. */
  verifyFirst: boolean;
  sendVerification: () => Promise<void>;
  checkVerification: () => Promise<void>;
  /** A change is on its way. */
  busy: boolean;
  /** null: there is nothing to go back to. */
  onCancel: (() => void) | null;
}

/** What can be done with the review form: send it, or first what sending it needs. */
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
