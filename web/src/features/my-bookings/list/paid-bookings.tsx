import type { Booking } from '@carwash/domain/bookings/booking';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link as RouterLink } from 'react-router-dom';
import { BookingFacts } from '~/entities/bookings/booking-facts';
import { BookingStatusChip } from '~/entities/bookings/booking-status-chip';
import { usePaidBookings } from '~/entities/bookings/queries';
import { paths } from '~/lib/address/paths';
import { countdownParts, twoDigits } from '~/ui/countdown/countdown-parts';
import { describeCountdown } from '~/ui/countdown/format-countdown';
import { useTimeLeft } from '~/ui/countdown/use-time-left';
import { PageSection } from '~/ui/page/page-section';
import { EmptyState } from '~/ui/states/empty-state';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { FailedState } from '~/ui/states/failed-state';
import { UnreadableNote } from '~/ui/states/unreadable-note';
import { BookingActions } from '../booking-actions';
import { BookingLink } from '../booking-link';
import { BookingCard } from './booking-card';

const PaidBookingsSkeleton = () => (
  <Stack role="status" aria-label="Loading bookings" sx={{ gap: 2 }}>
    <Skeleton variant="rounded" width={180} height={32} />
    <Skeleton variant="rounded" height={300} sx={{ borderRadius: '20px' }} />
  </Stack>
);

/** Shown when there is no upcoming booking. */
const NothingUpcoming = () => (
  <EmptyState
    icon={<EventAvailableRounded aria-hidden />}
    title="No upcoming bookings"
    description="Choose a service and an open time, and your next visit will be shown here."
    action={
      <Button component={RouterLink} to={paths.services} variant="contained" sx={{ mt: 1 }}>
        Book a service
      </Button>
    }
  />
);

/** A translucent pane in the text's colour. */
const paneColor = 'color-mix(in srgb, currentcolor 12%, transparent)';

/**
 * A large countdown of days, hours, minutes and seconds; all zeros once the moment has passed.
 * Screen readers get a text that changes once a minute.
 */
function CountdownBoxes({ until }: { until: Date }) {
  const left = useTimeLeft(until);
  const { days, hours, minutes, seconds } = countdownParts(left);
  const boxes = { Days: days, Hours: hours, Minutes: minutes, Seconds: seconds };
  return (
    <div>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
          gap: 1,
          maxWidth: 380,
        }}
      >
        {Object.entries(boxes).map(([unit, value]) => (
          <Box
            key={unit}
            sx={{ py: 1.25, textAlign: 'center', borderRadius: '14px', bgcolor: paneColor }}
          >
            <Typography
              component="p"
              variant="h3"
              sx={{ letterSpacing: 0, fontVariantNumeric: 'tabular-nums' }}
            >
              {twoDigits(value)}
            </Typography>
            <Typography component="p" variant="caption">
              {unit}
            </Typography>
          </Box>
        ))}
      </Box>
      <time role="timer" aria-live="off" dateTime={until.toISOString()} style={visuallyHidden}>
        {describeCountdown(left)}
      </time>
    </div>
  );
}

/** The next booking with a countdown. */
function NextBooking({ booking }: { booking: Booking }) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '20px', overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
          alignItems: 'center',
          gap: 2,
          p: { xs: 2, sm: 3 },
          bgcolor: 'depth.main',
          color: 'depth.contrastText',
          '& a.Mui-focusVisible': { outlineColor: 'depth.contrastText' },
        }}
      >
        <Typography variant="h3">
          <BookingLink booking={booking} />
        </Typography>
        <CountdownBoxes until={booking.slot.startsAt} />
      </Box>
      <Stack sx={{ gap: 2.5, p: { xs: 2, sm: 3 } }}>
        <BookingFacts booking={booking} />
        <Stack
          sx={{
            flexDirection: { xs: 'column-reverse', sm: 'row' },
            alignItems: { xs: 'flex-start', sm: 'center' },
            justifyContent: 'space-between',
            gap: 2,
          }}
        >
          <BookingActions booking={booking} />
          <BookingStatusChip booking={booking} />
        </Stack>
      </Stack>
    </Paper>
  );
}

/** Bookings in progress, the next booking, and the later ones. */
export function PaidBookings({ uid }: { uid: string }) {
  const bookings = usePaidBookings(uid);
  if (bookings.state === 'loading') return <PaidBookingsSkeleton />;
  if (bookings.state === 'failed') {
    return <FailedState title="Error loading bookings" onRetry={bookings.retry} />;
  }
  const { begun, upcoming } = bookings.data;
  const [next, ...later] = upcoming;
  return (
    <>
      {begun.length > 0 && <Cards title="In progress" bookings={begun} />}
      <PageSection title="Next booking">
        {next ? (
          <EntryBoundary entry={next}>
            <NextBooking booking={next} />
          </EntryBoundary>
        ) : (
          <NothingUpcoming />
        )}
      </PageSection>
      {later.length > 0 && <Cards title="Upcoming bookings" bookings={later} />}
      <UnreadableNote count={bookings.unreadable} />
    </>
  );
}

const Cards = ({ title, bookings }: { title: string; bookings: Booking[] }) => (
  <PageSection title={title}>
    <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {bookings.map((booking) => (
        <li key={booking._id}>
          <EntryBoundary entry={booking}>
            <BookingCard booking={booking} />
          </EntryBoundary>
        </li>
      ))}
    </Stack>
  </PageSection>
);
