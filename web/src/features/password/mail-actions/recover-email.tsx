import { paths } from '~/lib/address/paths';
import { AccountCard } from '../account-card';
import { recoverEmail } from '../mail-codes';
import { MessageWithLink } from '../message-with-link';
import type { ActionLink } from './action-link';
import { MailCodeScreen } from './mail-code-screen';

const spent = (
  <AccountCard title="This link no longer works">
    <MessageWithLink to={paths.about} label="Contact us">
      It has been used already, or it is too old. If your email address is not the right one, please
      get in touch.
    </MessageWithLink>
  </AccountCard>
);

/** Reverts a change of the email address that its owner did not request. */
export function RecoverEmail({ link }: { link: ActionLink }) {
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
