import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEmailVerification } from '~/entities/users/use-email-verification';
import { useSendVerification } from '~/entities/users/use-send-verification';
import { paths } from '~/lib/address/paths';
import { signInPath } from '~/lib/session/return-path';
import { AccountCard } from '../account-card';
import { verifyEmail } from '../mail-codes';
import { MessageWithLink } from '../message-with-link';
import type { ActionLink } from './action-link';
import { MailCodeScreen } from './mail-code-screen';

const title = 'This link no longer works';

const toProfile = signInPath({ pathname: paths.profile, search: '', hash: '' });

/** Shown when the link was used before or has expired: what that means, and how to continue. */
function VerifyAgain({ next }: { next: string }) {
  const { verified } = useEmailVerification();
  if (verified === true) {
    return (
      <AccountCard title="Your email is verified">
        <MessageWithLink to={next} label="Continue">
          This link has been used already, and nothing is left to do.
        </MessageWithLink>
      </AccountCard>
    );
  }
  if (verified === null) {
    return (
      <AccountCard title={title}>
        <MessageWithLink to={toProfile} label="Sign in">
          It has been used already, or it is too old. Your profile tells whether your email is
          verified and sends a new link.
        </MessageWithLink>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={title}>
      <Typography>It has been used already, or it is too old.</Typography>
      <NewVerificationLink />
    </AccountCard>
  );
}

function NewVerificationLink() {
  const { sending, sendVerification } = useSendVerification();
  return (
    <Button variant="contained" size="large" loading={sending} onClick={sendVerification}>
      Send a new link
    </Button>
  );
}

/** Verifies an email address with the code of a mail. */
export function VerifyEmail({ link }: { link: ActionLink }) {
  return (
    <MailCodeScreen
      title="Verifying your email"
      spend={() => verifyEmail(link.code)}
      spent={<VerifyAgain next={link.next} />}
    >
      {() => (
        <AccountCard title="Your email is verified">
          <MessageWithLink to={link.next} label="Continue">
            Thank you. You can now write reviews, too.
          </MessageWithLink>
        </AccountCard>
      )}
    </MailCodeScreen>
  );
}
