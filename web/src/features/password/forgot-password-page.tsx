import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { readSignInState } from '~/lib/session/sign-in-state.ts';
import { AccountCard } from './account-card.tsx';
import { NextStep } from './next-step.tsx';
import { ResetMailForm } from './reset-mail-form.tsx';

/** Sends the mail with which a forgotten password is replaced. */
export default function ForgotPasswordPage() {
  const { search, state } = useLocation();
  const [email, setEmail] = useState(readSignInState(state).email ?? '');
  const [isSent, setSent] = useState(false);

  const finish = (address: string) => {
    setEmail(address);
    setSent(true);
  };

  if (isSent) {
    return (
      <AccountCard title="Look into your mail">
        <NextStep to={paths.signIn + search} label="Back to sign in" email={email}>
          {`If ${email} has an account here, a mail with a link to choose a new password is on its way.`}
        </NextStep>
        <Button onClick={() => setSent(false)}>No mail? Send it again</Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Forgot your password?">
      <Typography sx={{ color: 'text.secondary' }}>
        Tell us your email address, and we send you a link to choose a new password.
      </Typography>
      <ResetMailForm email={email} onSent={finish} />
    </AccountCard>
  );
}
