import { useLocation } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { signInPath } from '~/lib/session/return-path';
import { AccountCard } from './account-card';
import { ActOnPress } from './mail-actions/act-on-press';
import { type ActionLink, type ActionMode, readActionLink } from './mail-actions/action-link';
import { ResetPassword } from './mail-actions/reset-password';
import { VerifyEmail } from './mail-actions/verify-email';
import { changeEmail } from './mail-codes';
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
    <ActOnPress
      link={link}
      title="Was it not you?"
      describe={({ email }) =>
        `The email address of your account was changed. If you did not do that, make ${email} the address of your account again. You are then signed out everywhere.`
      }
      label="Restore my email"
      act={(open) => changeEmail(link, open)}
      done={(open) => (
        <AccountCard title="Your email address is back">
          <MessageWithLink
            to={paths.forgotPassword}
            label="Choose a new password"
            email={open?.email}
          >
            {`${open?.email ?? 'Your old address'} is the address of your account again. If it was not you who changed it, somebody knows your password.`}
          </MessageWithLink>
        </AccountCard>
      )}
      spent={spent}
    />
  );
}

const changeSpent = (
  <AccountCard title="This link no longer works">
    <MessageWithLink to={paths.editProfile} label="Edit profile">
      It is too old, or the address has changed again since. Your profile shows the address that
      counts, and sends a new link.
    </MessageWithLink>
  </AccountCard>
);

/** Changes the email address of an account to the one that received the mail. */
function ChangeEmail({ link }: { link: ActionLink }) {
  return (
    <ActOnPress
      link={link}
      title="Change your email address?"
      describe={({ email, previousEmail }) =>
        `From then on you sign in as ${email}${previousEmail === null ? '' : ` instead of ${previousEmail}`}. You are signed out everywhere.`
      }
      label="Change my email"
      act={(open) => changeEmail(link, open)}
      done={(open) => (
        <AccountCard title="Your email address is changed">
          <MessageWithLink
            to={signInPath({ pathname: paths.profile, search: '', hash: '' })}
            label="Sign in"
            email={open?.email}
          >
            {open
              ? `From now on you sign in as ${open.email}, with the password that you have. You have been signed out everywhere.`
              : 'This link has been used already. You sign in with the address that received it, and the password that you have.'}
          </MessageWithLink>
        </AccountCard>
      )}
      spent={changeSpent}
    />
  );
}

const screens = {
  resetPassword: ResetPassword,
  verifyEmail: VerifyEmail,
  verifyAndChangeEmail: ChangeEmail,
  recoverEmail: RecoverEmail,
} satisfies Record<ActionMode, unknown>;

/** The page to which the links in mails about an account lead. */
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
