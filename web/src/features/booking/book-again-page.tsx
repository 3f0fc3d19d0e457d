import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useEffect } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { keepVehicle } from '~/entities/bookings/booking-draft';
import { useLatestBookings } from '~/entities/bookings/queries';
import { choiceOf, withChoice } from '~/entities/services/choice/url-choice';
import { paths } from '~/lib/address/paths';
import { useSession } from '~/lib/session/use-session';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { BookingLayoutSkeleton } from './form/booking-layout';

function LatestAgain() {
  const { user } = useSession();
  const latest = useLatestBookings(user?._id ?? null);
  const booking = latest.state === 'ready' ? latest.data[0] : undefined;
  const navigate = useNavigate();
  useEffect(() => {
    if (!booking) return;
    keepVehicle(booking);
    const next = withChoice(paths.bookNext(booking.service._id), choiceOf(booking));
    void navigate(next, { replace: true });
  }, [booking, navigate]);

  if (latest.state === 'failed') {
    return <FailedState title="Your last booking could not be loaded." onRetry={latest.retry} />;
  }
  if (latest.state === 'loading' || booking) return <BookingLayoutSkeleton />;
  return (
    <EmptyState
      isPage
      title="You have not booked yet"
      description="What you book can be booked again from here with one tap."
      action={
        <Button component={RouterLink} to={paths.services} variant="contained" sx={{ mt: 1 }}>
          See all services
        </Button>
      }
    />
  );
}

/**
 * /book-again: redirects to the customer's usual or next open time of the latest booking's service, with its vehicle.
 */
export default function BookAgainPage() {
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <LatestAgain />
    </Container>
  );
}
