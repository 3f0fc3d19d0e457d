import type { Booking } from '@carwash/domain/bookings/booking';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { keptBookings } from '~/entities/bookings/kept-bookings';
import { usePaidBookings } from '~/entities/bookings/queries';
import { Ticket } from '~/entities/bookings/ticket';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useOnline } from '~/lib/online';
import { formatAsOf } from '~/ui/format/format-as-of';
import { PageSection } from '~/ui/page/page-section';
import { EmptyState } from '~/ui/states/empty-state';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { FailedState } from '~/ui/states/failed-state';
import { OfflineState } from '~/ui/states/offline-state';
import { UnreadableNote } from '~/ui/states/unreadable-note';
import { BookingActions } from '../booking-actions';
import { BookingLink } from '../booking-link';
import { BookingCard } from './booking-card';
import { NextBookingCard } from './next-booking-card';

interface KeptBookingsProps {
  uid: string;
  /** Shown when this device has not stored any. */
  fallback?: ReactNode;
}

/** The next bookings as this device last stored them, shown while they cannot be loaded. */
function KeptBookings({ uid, fallback = null }: KeptBookingsProps) {
  const kept = keptBookings(uid);
  if (!kept) return fallback;
  const now = new Date();
  const bookings = kept.bookings.filter(({ slot }) => slot.endsAt > now);
  const asOf = `As of ${formatAsOf(kept.asOf, now, businessTimeZone)}`;
  if (bookings.length === 0) {
    return (
      <EmptyState
        icon={<CloudOffRounded aria-hidden />}
        title="No upcoming bookings"
        description={asOf}
      />
    );
  }
  return (
    <PageSection title="Next bookings">
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {bookings.map((booking) => (
          <li key={booking._id}>
            <Ticket booking={booking} asOf={kept.asOf} />
          </li>
        ))}
      </Stack>
    </PageSection>
  );
}

const PaidBookingsSkeleton = () => (
  <Stack role="status" aria-label="Loading bookings" sx={{ gap: 2 }}>
    <Skeleton variant="rounded" width={180} height={32} />
    <Skeleton variant="rounded" height={300} />
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
  if (bookings.state !== 'ready' && !online) {
    const needed = <OfflineState title="Your bookings need a connection" />;
    return <KeptBookings uid={uid} fallback={needed} />;
  }
  if (bookings.state === 'loading') return <PaidBookingsSkeleton />;
  if (bookings.state === 'failed') {
    return (
      <>
        {/* A browser that says that it is online may reach nobody. */}
        {!bookings.refused && <KeptBookings uid={uid} />}
        <FailedState title="Error loading bookings" onRetry={bookings.retry} />
      </>
    );
  }
  const { begun, upcoming } = bookings.data;
  const [next, ...later] = upcoming;
  return (
    <>
      {begun.length > 0 && <Cards title="Now" bookings={begun} />}
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
