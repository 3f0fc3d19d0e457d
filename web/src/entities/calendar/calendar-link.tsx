import { businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ProofDialog } from '~/entities/users/proof-dialog';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { CreatedLink } from './created-link';
import { type LinkCalls, useCalendarLink } from './use-calendar-link';

const buttonsSx = { ml: -1, '& > *': { minHeight: 44 } } as const;

const formatSince = (since: Date): string => formatDay(businessDay(since, businessTimeZone));

interface NoLinkProps {
  name: string;
  running: boolean;
  onCreate: () => void;
}

const NoLink = ({ name, running, onCreate }: NoLinkProps) => (
  <Button
    variant="outlined"
    loading={running}
    aria-label={`Create a link: ${name}`}
    onClick={onCreate}
    sx={{ minHeight: 44 }}
  >
    Create a link
  </Button>
);

/** Reasons for which the signed-in user is asked to prove who they are. */
const proofs = {
  create: {
    title: 'Create a link?',
    reason: 'Anyone who has the link can see the bookings. Please show first that it is you.',
    action: 'Create the link',
  },
  renew: {
    title: 'Make a new link?',
    reason:
      'You get a new link, and the old one stops working at once: calendars that use it are no longer updated. Please show first that it is you.',
    action: 'Make a new link',
  },
} as const;

const questions = {
  renew: {
    title: 'Make a new link?',
    text: 'You get a new link, and the old one stops working at once: calendars that use it are no longer updated.',
    yes: 'Yes, make a new one',
    yesColor: 'primary',
  },
  stop: {
    title: 'Turn the link off?',
    text: 'It stops working at once: calendars that use it are no longer updated.',
    yes: 'Yes, turn it off',
    yesColor: 'error',
  },
} as const;

type Question = keyof typeof questions;
type Proof = keyof typeof proofs;

interface CalendarLinkProps {
  /** Name of the bookings that the link shows. */
  name: string;
  /** When the link was created; null: there is none. */
  createdAt: Date | null;
  calls: LinkCalls;
  /** Email of the signed-in user, who has to prove who they are before a new link; by default nobody has to. */
  emailToProve?: string;
}

/** Creates, replaces and turns off a private calendar link. */
export function CalendarLink({ name, createdAt, calls, emailToProve }: CalendarLinkProps) {
  const { running, failure, since, link, forgetFailure, ...changes } = useCalendarLink(
    createdAt,
    calls,
  );
  const [asked, setAsked] = useState<Question | null>(null);
  const [proof, setProof] = useState<Proof | null>(null);
  const start = useRef<HTMLDivElement>(null);
  const ask = (question: Question) => {
    forgetFailure();
    setAsked(question);
  };
  const askProof = (wanted: Proof) => {
    forgetFailure();
    setProof(wanted);
  };
  const close = () => {
    forgetFailure();
    setAsked(null);
  };
  const answerYes = async (question: Question) => {
    if (await changes[question]()) close();
  };
  const needsProof = emailToProve !== undefined;
  return (
    <Stack ref={start} tabIndex={-1} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {failure !== null && asked === null && <Alert severity="error">{failure}</Alert>}
      {since === null ? (
        <NoLink
          name={name}
          running={running}
          onCreate={() => (needsProof ? askProof('create') : void changes.renew())}
        />
      ) : (
        <>
          <Typography role="status">
            {link ? 'The link is ready.' : `In use since ${formatSince(since)}.`}
          </Typography>
          {link !== null && <CreatedLink link={link} name={name} />}
          <Stack direction="row" sx={buttonsSx}>
            <Button
              aria-label={`New link: ${name}`}
              onClick={() => (needsProof ? askProof('renew') : ask('renew'))}
            >
              New link
            </Button>
            <Button
              color="error"
              aria-label={`Turn off the link: ${name}`}
              onClick={() => ask('stop')}
            >
              Turn off
            </Button>
          </Stack>
        </>
      )}
      {proof !== null && needsProof && (
        <ProofDialog
          {...proofs[proof]}
          email={emailToProve}
          onProved={() => void changes.renew()}
          onClose={() => setProof(null)}
        />
      )}
      {(['renew', 'stop'] as const).map((question) => (
        <ConfirmDialog
          key={question}
          open={asked === question}
          title={questions[question].title}
          no="No, keep it"
          yes={questions[question].yes}
          yesColor={questions[question].yesColor}
          running={running}
          failure={failure}
          onNo={close}
          onYes={() => void answerYes(question)}
          onClosed={() => {
            // Moves the focus to the start, because a stopped link has no buttons any more.
            if (since === null) start.current?.focus();
          }}
        >
          <DialogContentText>{questions[question].text}</DialogContentText>
        </ConfirmDialog>
      ))}
    </Stack>
  );
}
