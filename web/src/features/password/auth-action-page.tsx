import { useLocation } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';
import { AccountCard } from './account-card.tsx';
import { type ActionMode, readActionLink } from './action-link.ts';
import { NextStep } from './next-step.tsx';
import { RecoverEmail } from './recover-email.tsx';
import { ResetPassword } from './reset-password.tsx';
import { VerifyEmail } from './verify-email.tsx';

const screens = {
  resetPassword: ResetPassword,
  verifyEmail: VerifyEmail,
  recoverEmail: RecoverEmail,
} satisfies Record<ActionMode, unknown>;

/** Where the links in Firebase's mails lead. */
export default function AuthActionPage() {
  const { search } = useLocation();
  const link = readActionLink(search, location.origin);
  if (!link) {
    return (
      <AccountCard title="This link is not complete">
        <NextStep to={paths.home} label="Go Home">
          Please copy the whole link from the mail.
        </NextStep>
      </AccountCard>
    );
  }
  const Screen = screens[link.mode];
  return <Screen key={link.code} link={link} />;
}
