import { businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { CreatedLink } from './created-link';
import { type LinkCalls, useCalendarLink } from './use-calendar-link';

const buttonsSx = { ml: -1, '& > *': { minHeight: 44 } } as const;

const formatSince = (since: Date): string => formatDay(businessDay(since, businessTimeZone));

interface NoLinkProps {
  name: string;
  running: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  onCreate: () => Promise<unknown>;
}

const NoLink = ({ name, running, failure, onCreate }: NoLinkProps) => (
  <>
    {failure !== null && <Alert severity="error">{failure}</Alert>}
    <Button
      variant="outlined"
      loading={running}
      aria-label={`Create a link: ${name}`}
      onClick={() => void onCreate()}
      sx={{ minHeight: 44 }}
    >
      Create a link
    </Button>
  </>
);

const questions = {
  renew: {
    title: 'Renew the link?',
    text: 'You get a new link, and the old one stops working at once: calendars that use it are no longer updated.',
    yes: 'Yes, renew it',
    yesColor: 'primary',
  },
  stop: {
    title: 'Stop the link?',
    text: 'It stops working at once: calendars that use it are no longer updated.',
    yes: 'Yes, stop it',
    yesColor: 'error',
  },
} as const;

type Change = keyof typeof questions;

interface CalendarLinkProps {
  /** Name of the bookings that the link shows. */
  name: string;
  /** When the link was created; null: there is none. */
  createdAt: Date | null;
  calls: LinkCalls;
}

/** Creates, renews and stops a private calendar link. */
export function CalendarLink({ name, createdAt, calls }: CalendarLinkProps) {
  const { running, failure, since, link, forgetFailure, ...changes } = useCalendarLink(
    createdAt,
    calls,
  );
  const [asked, setAsked] = useState<Change | null>(null);
  const start = useRef<HTMLDivElement>(null);
  const ask = (change: Change) => {
    forgetFailure();
    setAsked(change);
  };
  const close = () => setAsked(null);
  const answerYes = async (change: Change) => {
    if (await changes[change]()) close();
  };
  return (
    <Stack ref={start} tabIndex={-1} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {since === null ? (
        <NoLink name={name} running={running} failure={failure} onCreate={changes.renew} />
      ) : (
        <>
          <Typography role="status">
            {link ? 'The link is ready.' : `In use since ${formatSince(since)}.`}
          </Typography>
          {link !== null && <CreatedLink link={link} name={name} />}
          <Stack direction="row" sx={buttonsSx}>
            <Button aria-label={`Renew the link: ${name}`} onClick={() => ask('renew')}>
              Renew
            </Button>
            <Button color="error" aria-label={`Stop the link: ${name}`} onClick={() => ask('stop')}>
              Stop
            </Button>
          </Stack>
        </>
      )}
      {(['renew', 'stop'] as const).map((change) => (
        <ConfirmDialog
          key={change}
          open={asked === change}
          title={questions[change].title}
          no="No, keep it"
          yes={questions[change].yes}
          yesColor={questions[change].yesColor}
          running={running}
          failure={failure}
          onNo={close}
          onYes={() => void answerYes(change)}
          onClosed={() => {
            // Moves the focus to the start, because a stopped link has no buttons any more.
            if (since === null) start.current?.focus();
          }}
        >
          <DialogContentText>{questions[change].text}</DialogContentText>
        </ConfirmDialog>
      ))}
    </Stack>
  );
}
