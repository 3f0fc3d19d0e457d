import { AccountCard } from '../account-card.tsx';
import { verifyEmail } from '../mail-codes.ts';
import { NextStep } from '../next-step.tsx';
import type { ActionLink } from './action-link.ts';
import { MailCodeScreen } from './mail-code-screen.tsx';
import { VerifyAgain } from './verify-again.tsx';

/** Shows that an email address is its owner's. */
export function VerifyEmail({ link }: { link: ActionLink }) {
  return (
    <MailCodeScreen
      title="Verifying your email"
      spend={() => verifyEmail(link.code)}
      spent={<VerifyAgain next={link.next} />}
    >
      {() => (
        <AccountCard title="Your email is verified">
          <NextStep to={link.next} label="Continue">
            Thank you. You can now write reviews, too.
          </NextStep>
        </AccountCard>
      )}
    </MailCodeScreen>
  );
}
