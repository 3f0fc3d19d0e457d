import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { toastTexts } from '~/lib/toasts';
import { useRequestOnOpen } from '~/lib/use-request-on-open';

/** The secret link of a mail. */
interface MailLink {
  messageId: string;
  secret: string;
}

const Layout = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container maxWidth="sm" sx={{ py: { xs: 3, sm: 6, md: 8 } }}>
    <Card sx={{ p: { xs: 2.5, sm: 5 } }}>
      <Stack sx={{ gap: 2.5 }}>
        <Typography variant="h3" component="h1">
          {title}
        </Typography>
        {children}
      </Stack>
    </Card>
  </Container>
);

const WrongLink = () => (
  <Layout title="This link does not work">
    <Typography>
      Please copy the whole link from the mail, or sign in and change your notifications in your
      profile.
    </Typography>
    <Button component={RouterLink} to={paths.profile} variant="contained" size="large">
      Open my profile
    </Button>
  </Layout>
);

type MailChoice = 'asked' | 'off' | 'on' | 'wrong_link';

const isWrongLink = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'not_found';

/** Tells whether the mails were switched off before; a link that cannot be checked now asks. */
async function readLink(link: MailLink): Promise<MailChoice> {
  try {
    return (await callApi('getLinkOutcome', { body: link })).hasWorked ? 'off' : 'asked';
  } catch (failure) {
    return isWrongLink(failure) ? 'wrong_link' : 'asked';
  }
}

/** Switches the mails off or on by the link. `outcome` is null until something was changed. */
function useMailsByLink(link: MailLink) {
  const [outcome, setOutcome] = useState<MailChoice | null>(null);
  const { running, run } = useInFlightGuard();
  const change = (isMuted: boolean) =>
    run(async () => {
      try {
        const answer = await callApi('changeMailsByLink', { body: { ...link, isMuted } });
        setOutcome(answer.isMuted ? 'off' : 'on');
      } catch (failure) {
        if (isWrongLink(failure)) setOutcome('wrong_link');
        else showChangeFailure(failure, toastTexts.notificationsNotSaved);
      }
    });
  return { outcome, running, change };
}

const titles = {
  asked: 'Fewer emails?',
  off: 'Reminders and questions are off',
  on: 'Reminders and questions are on',
} as const;

const texts = {
  asked:
    'If you like, we no longer email you reminders of your visits, when your car is ready, or to ask how it was.',
  off: 'You get no more of them by email.',
  on: 'You get them by email again.',
} as const;

/** Asks before anything is switched off, because programs open links, too. */
function MailSwitch({ link }: { link: MailLink }) {
  const { answer } = useRequestOnOpen(() => readLink(link));
  const { outcome, running, change } = useMailsByLink(link);
  const shown = outcome ?? (answer.state === 'ready' ? answer.data : null);
  if (shown === null) {
    return (
      <Layout title="Your emails">
        <Skeleton role="status" aria-label="Checking your link" variant="rounded" height={96} />
      </Layout>
    );
  }
  if (shown === 'wrong_link') return <WrongLink />;
  const isOff = shown === 'off';
  return (
    <Layout title={titles[shown]}>
      <Stack role="status" sx={{ gap: 1.5 }}>
        <Typography>{texts[shown]}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          What you book, move or cancel, and what becomes of your money, we always tell you.
        </Typography>
      </Stack>
      <Button
        variant={isOff ? 'outlined' : 'contained'}
        size="large"
        loading={running}
        onClick={() => change(!isOff)}
        sx={{ minHeight: 48 }}
      >
        {isOff ? 'Switch on again' : 'Stop reminders and questions by email'}
      </Button>
    </Layout>
  );
}

/**
 * /unsubscribe: where the link in each mail about a booking leads. It stops those that are not essential, and needs no
 * sign-in.
 */
export default function UnsubscribePage() {
  const [params] = useSearchParams();
  const messageId = params.get('messageId') ?? '';
  const secret = params.get('secret') ?? '';
  if (messageId === '' || secret === '') return <WrongLink />;
  return <MailSwitch link={{ messageId, secret }} />;
}
