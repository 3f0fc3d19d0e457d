import { formatDay } from '@carwash/domain/time/calendar-days';
import { offerPath } from '@carwash/domain/waitlist/offer-path';
import { placeInLine } from '@carwash/domain/waitlist/place-in-line';
import {
  isOpenEntry,
  offerAt,
  type WaitlistEntry,
  type WaitlistOffer,
} from '@carwash/domain/waitlist/waitlist-entry';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type UrlChoice, withChoice } from '~/entities/services/choice/url-choice';
import { useDay } from '~/entities/slots/queries';
import { describeWantedHours } from '~/entities/waitlist/describe-hours';
import { KeptUntil } from '~/entities/waitlist/kept-until';
import { useOwnEntries } from '~/entities/waitlist/queries';
import { paths } from '~/lib/address/paths';
import { formatClock } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useNow } from '~/lib/clock/use-now';
import { useOnline } from '~/lib/online';
import { formatOrdinal } from '~/ui/format/format-ordinal';
import { PageSection } from '~/ui/page/page-section';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { FailedState } from '~/ui/states/failed-state';
import { useLeaveWaitlist } from './use-leave-waitlist';

interface EntryProps {
  entry: WaitlistEntry;
}

/** The customer's place in line, live. Keeps its line while loading, so that nothing moves. */
function PlaceInLine({ entry }: EntryProps) {
  const day = useDay(entry.date);
  const place = day.state === 'ready' && day.data ? placeInLine(day.data, entry.lineId) : null;
  return (
    <Typography role="status" sx={{ fontWeight: 650, minHeight: '1.5em' }}>
      {place !== null && `You are ${formatOrdinal(place)} in line`}
    </Typography>
  );
}

/** Buttons beside each other, the main one first. */
const Actions = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    {children}
  </Stack>
);

const LeaveButton = ({ entry }: EntryProps) => {
  const { running, leave, dialog } = useLeaveWaitlist();
  return (
    <>
      <Button
        color="inherit"
        // `aria-disabled` rather than `disabled`, so that the button keeps the focus.
        aria-disabled={running || undefined}
        aria-label={`Leave the waitlist: ${entry.service.name}, ${formatDay(entry.date)}`}
        onClick={() => running || leave(entry)}
        sx={{ minHeight: 44 }}
      >
        Leave
      </Button>
      {dialog}
    </>
  );
};

/** A time that is kept for the customer, with the button that books it. */
const Offer = ({ entry, offer }: EntryProps & { offer: WaitlistOffer }) => (
  <>
    <Alert severity="success" role="note" sx={{ fontWeight: 650 }}>
      <KeptUntil until={offer.until} />
    </Alert>
    <Actions>
      <Button
        component={RouterLink}
        to={offerPath(entry, offer.slotId)}
        variant="contained"
        aria-label={`Book now: ${entry.service.name}, ${formatDay(entry.date)}`}
        sx={{ minHeight: 44 }}
      >
        Book now
      </Button>
      <LeaveButton entry={entry} />
    </Actions>
  </>
);

const choiceOfEntry = ({ vehicle, addOns }: WaitlistEntry): UrlChoice => ({
  vehicleType: vehicle.vehicleType,
  addOns,
});

/** An offer that was not taken in time. */
const Lapsed = ({ entry }: EntryProps) => (
  <>
    <Typography>The time was not taken, and went to the next in line.</Typography>
    <Actions>
      <Button
        component={RouterLink}
        to={withChoice(paths.joinWaitlist(entry.service._id, entry.date), choiceOfEntry(entry))}
        variant="outlined"
        aria-label={`Join again: ${entry.service.name}, ${formatDay(entry.date)}`}
        sx={{ minHeight: 44 }}
      >
        Join again
      </Button>
    </Actions>
  </>
);

const Waiting = ({ entry }: EntryProps) => (
  <>
    <PlaceInLine entry={entry} />
    <Actions>
      <LeaveButton entry={entry} />
    </Actions>
  </>
);

function EntryCard({ entry }: EntryProps) {
  // Computed on every render: the entry may have changed after `useNow` last fired.
  const offer = offerAt(entry, new Date());
  useNow(offer?.until ?? null);
  const lapsedOrOffered = offer ? <Offer entry={entry} offer={offer} /> : <Lapsed entry={entry} />;
  const time = offer ? withPlace(formatClock(offer.startsAt)) : describeWantedHours(entry);
  return (
    <Paper
      variant="outlined"
      component={Stack}
      sx={{
        gap: 1.5,
        p: { xs: 2, sm: 3 },
        ...(offer && { borderColor: 'success.main' }),
      }}
    >
      <div>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {entry.service.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {formatDay(entry.date)}, {time}
        </Typography>
      </div>
      {entry.state === 'waiting' ? <Waiting entry={entry} /> : lapsedOrOffered}
    </Paper>
  );
}

/** Days for which the customer waits, those with an offer first. Renders nothing when there are none, and offline. */
export function OwnWaitlist({ uid }: { uid: string }) {
  const entries = useOwnEntries(uid);
  const today = useBusinessToday();
  const online = useOnline();
  if (entries.state === 'loading' || (entries.state === 'failed' && !online)) return null;
  if (entries.state === 'failed') {
    return <FailedState title="Error loading the waitlist" onRetry={entries.retry} />;
  }
  const shown = entries.data
    .filter((entry) => isOpenEntry(entry) && entry.date >= today)
    .sort((one, other) => order(one).localeCompare(order(other)));
  if (shown.length === 0) return null;
  return (
    <PageSection title="Waitlist">
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((entry) => (
          <li key={entry._id}>
            <EntryBoundary entry={entry}>
              <EntryCard entry={entry} />
            </EntryBoundary>
          </li>
        ))}
      </Stack>
    </PageSection>
  );
}

/** Returns the sort key of an entry: 'offered' is before 'waiting', then the earliest day first. */
const order = ({ state, date }: WaitlistEntry): string => `${state} ${date}`;
