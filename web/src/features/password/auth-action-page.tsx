import { useLocation } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { AccountCard } from './account-card';
import { type ActionLink, type ActionMode, readActionLink } from './mail-actions/action-link';
import { MailCodeScreen } from './mail-actions/mail-code-screen';
import { ResetPassword } from './mail-actions/reset-password';
import { VerifyEmail } from './mail-actions/verify-email';
import { recoverEmail } from './mail-codes';
import { MessageWithLink } from './message-with-link';

const spent = (
  <AccountCard title="This link no longer works">
    <MessageWithLink to={paths.about} label="Contact us">
      It has been used already, or it is too old. If your email address is not the right one, please
      get in touch.
    </MessageWithLink>
  </AccountCard>
);

/** Reverts a change of the email address that its owner did not request. */
function RecoverEmail({ link }: { link: ActionLink }) {
  return (
    <MailCodeScreen
      title="Restoring your email address"
      spend={() => recoverEmail(link.code)}
      spent={spent}
    >
      {(email) => (
        <AccountCard title="Your email address is back">
          <MessageWithLink
            to={paths.forgotPassword}
            label="Choose a new password"
            email={email ?? undefined}
          >
            {`${email ?? 'Your old address'} is the address of your account again. If it was not you who changed it, somebody knows your password.`}
          </MessageWithLink>
        </AccountCard>
      )}
    </MailCodeScreen>
  );
}

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
