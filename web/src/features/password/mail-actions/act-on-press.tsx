import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { authFailureText } from '~/entities/users/auth-failure-text';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { AccountCard } from '../account-card';
import { isSpent, type LinkState, readLink } from '../mail-codes';
import type { ActionLink } from './action-link';
import { MailCodeScreen } from './mail-code-screen';

type OpenLink = Extract<LinkState, { state: 'open' }>;

interface ActOnPressProps {
  link: ActionLink;
  title: string;
  /** Says what the press does. */
  describe: (open: OpenLink) => string;
  label: string;
  act: (open: OpenLink) => Promise<void>;
  /** Content after the press; with null for a link that did its work before. */
  done: (open: OpenLink | null) => ReactNode;
  /** Content for a link that was used before or has expired. */
  spent: ReactNode;
}

/** Runs the action of a mail's link and shows the outcome. */
function usePress(act: ActOnPressProps['act']) {
  const [outcome, setOutcome] = useState<'done' | 'spent' | null>(null);
  const { running, run } = useInFlightGuard();
  const press = (open: OpenLink) =>
    run(async () => {
      try {
        await act(open);
        setOutcome('done');
      } catch (failure) {
        if (isSpent(failure)) setOutcome('spent');
        else showToast(authFailureText(failure), { variant: 'error' });
      }
    });
  return { outcome, running, press };
}

/** Shows what the link of a mail would do, and does it on a press. */
export function ActOnPress({ link, title, describe, label, act, done, spent }: ActOnPressProps) {
  const { outcome, running, press } = usePress(act);
  return (
    <MailCodeScreen title={title} read={() => readLink(link)} spent={spent}>
      {(read) => {
        if (read.state === 'done') return done(null);
        if (read.state === 'spent' || outcome === 'spent') return spent;
        if (outcome === 'done') return done(read);
        return (
          <AccountCard title={title}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{describe(read)}</Typography>
            <Button
              variant="contained"
              size="large"
              loading={running}
              onClick={() => press(read)}
              sx={{ minHeight: 48 }}
            >
              {label}
            </Button>
          </AccountCard>
        );
      }}
    </MailCodeScreen>
  );
}
