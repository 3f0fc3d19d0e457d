import { useLocation } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { AccountCard } from './account-card';
import { type ActionMode, readActionLink } from './mail-actions/action-link';
import { RecoverEmail } from './mail-actions/recover-email';
import { ResetPassword } from './mail-actions/reset-password';
import { VerifyEmail } from './mail-actions/verify-email';
import { MessageWithLink } from './message-with-link';

const screens = {
  resetPassword: ResetPassword,
  verifyEmail: VerifyEmail,
  recoverEmail: RecoverEmail,
} satisfies Record<ActionMode, unknown>;

/** The page to which the links in Firebase's mails lead. */
export default function AuthActionPage() {
  const { search } = useLocation();
  const link = readActionLink(search, location.origin);
  if (!link) {
    return (
      <AccountCard title="This link is not complete">
        <MessageWithLink to={paths.home} label="Go Home">
          Please copy the whole link from the mail.
        </MessageWithLink>
      </AccountCard>
    );
  }
  const Screen = screens[link.mode];
  return <Screen key={link.code} link={link} />;
}
