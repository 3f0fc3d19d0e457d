import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

interface VerifyEmailNoticeProps {
  email: string;
  /** Why that is needed, or what becomes of the form. */
  children: string;
  onSend: () => Promise<void>;
  onCheck: () => Promise<void>;
}

/** Asks the signed-in user to verify their email address before they go on. */
export function VerifyEmailNotice({ email, children, onSend, onCheck }: VerifyEmailNoticeProps) {
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
      <strong style={{ overflowWrap: 'anywhere' }}>{email}</strong>. {children}
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
