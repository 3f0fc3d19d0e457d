import { businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/format-day';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { type LinkCalls, useCalendarLink } from './use-calendar-link';

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast(toastTexts.calendarLinkCopied, { variant: 'success' });
  } catch {
    showToast(toastTexts.calendarLinkNotCopied, { variant: 'error' });
  }
}

const buttonsSx = { flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } } as const;

/** The address of a link that was just created, and what to do with it. */
const CreatedLink = ({ link, name }: { link: string; name: string }) => (
  <Stack sx={{ gap: 1.5, alignSelf: 'stretch' }}>
    <TextField
      label={`Link: ${name}`}
      value={link}
      fullWidth
      autoComplete="off"
      helperText="Copy it now: for your safety it is not shown again."
      slotProps={{ htmlInput: { readOnly: true } }}
      onFocus={({ target }) => target.select()}
    />
    <Stack direction="row" sx={buttonsSx}>
      <Button
        variant="contained"
        startIcon={<ContentCopyRounded />}
        aria-label={`Copy the link: ${name}`}
        onClick={() => void copy(link)}
      >
        Copy the link
      </Button>
      <Button
        variant="outlined"
        startIcon={<EventAvailableRounded />}
        aria-label={`Open in calendar app: ${name}`}
        href={link.replace(/^https?:/, 'webcal:')}
      >
        Open in calendar app
      </Button>
    </Stack>
  </Stack>
);

interface CalendarLinkProps {
  /** Name of the bookings that the link shows. */
  name: string;
  /** When the link was created; null: there is none. */
  createdAt: Date | null;
  calls: LinkCalls;
}

/** Creates, renews and stops a private calendar link. */
export function CalendarLink({ name, createdAt, calls }: CalendarLinkProps) {
  const { running, failure, since, link, renew, stop, forgetFailure } = useCalendarLink(
    createdAt,
    calls,
  );
  const [asked, setAsked] = useState<'renew' | 'stop' | null>(null);
  const start = useRef<HTMLDivElement>(null);
  const ask = (question: typeof asked) => {
    forgetFailure();
    setAsked(question);
  };
  const close = () => setAsked(null);
  const closeIf = async (isDone: Promise<boolean>) => {
    if (await isDone) close();
  };
  // Moves the focus to the start, because the button that opened the question may be gone.
  const moveFocus = () => start.current?.focus();

  if (since === null) {
    return (
      <Stack ref={start} tabIndex={-1} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        <Button
          variant="outlined"
          loading={running}
          aria-label={`Create a link: ${name}`}
          onClick={() => void renew()}
          sx={{ minHeight: 44 }}
        >
          Create a link
        </Button>
      </Stack>
    );
  }
  const day = formatDay(businessDay(since, businessTimeZone));
  return (
    <Stack ref={start} tabIndex={-1} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography role="status">{link ? 'The link is ready.' : `In use since ${day}.`}</Typography>
      {link !== null && <CreatedLink link={link} name={name} />}
      <Stack direction="row" sx={{ ...buttonsSx, ml: -1 }}>
        <Button aria-label={`Renew the link: ${name}`} onClick={() => ask('renew')}>
          Renew
        </Button>
        <Button color="error" aria-label={`Stop the link: ${name}`} onClick={() => ask('stop')}>
          Stop
        </Button>
      </Stack>
      <ConfirmDialog
        open={asked === 'renew'}
        title="Renew the link?"
        no="No, keep it"
        yes="Yes, renew it"
        yesColor="primary"
        running={running}
        failure={failure}
        onNo={close}
        onYes={() => void closeIf(renew())}
      >
        <DialogContentText>
          You get a new link, and the old one stops working at once: calendars that use it are no
          longer updated.
        </DialogContentText>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'stop'}
        title="Stop the link?"
        no="No, keep it"
        yes="Yes, stop it"
        yesColor="error"
        running={running}
        failure={failure}
        onNo={close}
        onYes={() => void closeIf(stop())}
        onClosed={moveFocus}
      >
        <DialogContentText>
          It stops working at once: calendars that use it are no longer updated.
        </DialogContentText>
      </ConfirmDialog>
    </Stack>
  );
}
