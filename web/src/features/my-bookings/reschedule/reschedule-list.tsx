import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { usePaidBookings } from '~/entities/bookings/queries';
import { paths } from '~/lib/address/paths';
import { EmptyState } from '~/ui/states/empty-state';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { FailedState } from '~/ui/states/failed-state';
import { BookingCard } from '../list/booking-card';

/** The bookings that can be moved or cancelled, the earliest first. */
export function RescheduleList({ uid }: { uid: string }) {
  const bookings = usePaidBookings(uid);
  if (bookings.state === 'loading') {
    return (
      <Stack role="status" aria-label="Loading bookings" sx={{ gap: 2 }}>
        <Skeleton variant="rounded" height={240} />
        <Skeleton variant="rounded" height={240} />
      </Stack>
    );
  }
  if (bookings.state === 'failed') {
    return <FailedState title="Error loading bookings" onRetry={bookings.retry} />;
  }
  if (bookings.data.upcoming.length === 0) return <NothingToReschedule />;
  return (
    <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {bookings.data.upcoming.map((booking) => (
        <li key={booking._id}>
          <EntryBoundary entry={booking}>
            <BookingCard booking={booking} />
          </EntryBoundary>
        </li>
      ))}
    </Stack>
  );
}

const NothingToReschedule = () => (
  <EmptyState
    icon={<EventAvailableRounded aria-hidden />}
    title="No upcoming bookings found"
    description="What you book can be moved or cancelled here until it begins."
    action={
      <Button component={RouterLink} to={paths.services} variant="contained" sx={{ mt: 1 }}>
        Book a service
      </Button>
    }
  />
);
