import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEmailVerification } from '~/entities/users/use-email-verification';
import { useSendVerification } from '~/entities/users/use-send-verification';
import { paths } from '~/lib/address/paths';
import { signInPath } from '~/lib/session/return-path';
import { AccountCard } from '../account-card';
import { verifyEmail } from '../mail-codes';
import { MessageWithLink } from '../message-with-link';
import { ActOnPress } from './act-on-press';
import type { ActionLink } from './action-link';

const title = 'This link no longer works';

const toProfile = signInPath({ pathname: paths.profile, search: '', hash: '' });

/** Shown when the link has expired, or was used for an address that is no longer the account's. */
function VerifyAgain() {
  const { verified } = useEmailVerification();
  if (verified !== false) {
    return (
      <AccountCard title={title}>
        <MessageWithLink to={toProfile} label="Sign in">
          It is too old, or for another address. Your profile tells whether your email is verified
          and sends a new link.
        </MessageWithLink>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={title}>
      <Typography>It is too old, or for another address.</Typography>
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
    <ActOnPress
      link={link}
      title="Is this your email?"
      describe={({ email }) =>
        `By confirming you say that ${email} is yours. If you have no account with us, close this page, and nothing happens.`
      }
      label="Confirm my email"
      act={() => verifyEmail(link)}
      done={(open) => (
        <AccountCard title="Your email is verified">
          <MessageWithLink to={link.next} label="Continue">
            {open
              ? 'Thank you. You can now write reviews, too.'
              : 'This link has been used already, and nothing is left to do.'}
          </MessageWithLink>
        </AccountCard>
      )}
      spent={<VerifyAgain />}
    />
  );
}
