import { useState } from 'react';
import { paths } from '~/lib/address/paths.ts';
import { AccountCard } from '../account-card.tsx';
import { readResetCode } from '../mail-codes.ts';
import { NextStep } from '../next-step.tsx';
import type { ActionLink } from './action-link.ts';
import { MailCodeScreen } from './mail-code-screen.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const spent = (
  <AccountCard title="This link no longer works">
    <NextStep to={paths.forgotPassword} label="Send a new link">
      It has been used already, or it is too old. A new one takes a moment.
    </NextStep>
  </AccountCard>
);

/** A new password for who forgot the old one. */
export function ResetPassword({ link }: { link: ActionLink }) {
  const [isSpent, setSpent] = useState(false);
  if (isSpent) return spent;
  return (
    <MailCodeScreen
      title="Choose a new password"
      spend={() => readResetCode(link.code)}
      spent={spent}
    >
      {(email) => (
        <AccountCard title="Choose a new password">
          <ResetPasswordForm link={link} email={email} onSpent={() => setSpent(true)} />
        </AccountCard>
      )}
    </MailCodeScreen>
  );
}
