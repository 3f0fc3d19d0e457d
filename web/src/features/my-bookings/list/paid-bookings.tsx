import type { Booking } from '@carwash/domain/bookings/booking';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { keptNextBooking } from '~/entities/bookings/next-booking';
import { usePaidBookings } from '~/entities/bookings/queries';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useOnline } from '~/lib/online';
import { formatAsOf } from '~/ui/format/format-as-of';
import { PageSection } from '~/ui/page/page-section';
import { EmptyState } from '~/ui/states/empty-state';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { FailedState } from '~/ui/states/failed-state';
import { UnreadableNote } from '~/ui/states/unreadable-note';
import { BookingActions } from '../booking-actions';
import { BookingLink } from '../booking-link';
import { BookingCard } from './booking-card';
import { NextBookingCard } from './next-booking-card';

/** The next booking as this device last stored it, shown without a connection. */
function KeptNextBooking({ uid }: { uid: string }) {
  const kept = keptNextBooking(uid);
  if (!kept) {
    return (
      <EmptyState
        icon={<CloudOffRounded aria-hidden />}
        title="Your bookings need a connection"
        description="They are shown as soon as you are online again."
      />
    );
  }
  const { booking } = kept;
  const asOf = `As of ${formatAsOf(kept.asOf, new Date(), businessTimeZone)}`;
  return (
    <PageSection title="Next booking">
      {booking ? (
        <NextBookingCard booking={booking} title={booking.service.name}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {asOf}
          </Typography>
        </NextBookingCard>
      ) : (
        <EmptyState
          icon={<CloudOffRounded aria-hidden />}
          title="No upcoming bookings"
          description={asOf}
        />
      )}
    </PageSection>
  );
}

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

/** Bookings in progress, the next booking, and the later ones. */
export function PaidBookings({ uid }: { uid: string }) {
  const bookings = usePaidBookings(uid);
  const online = useOnline();
  if (bookings.state !== 'ready' && !online) return <KeptNextBooking uid={uid} />;
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
            <NextBookingCard booking={next} title={<BookingLink booking={next} />}>
              <BookingActions booking={next} />
            </NextBookingCard>
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
