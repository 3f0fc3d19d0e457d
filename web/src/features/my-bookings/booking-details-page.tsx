import { isTransactionId } from '@carwash/domain/payments/transaction-id';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { BookingDetailsSkeleton } from '~/entities/bookings/booking-details-skeleton';
import { useBooking } from '~/entities/bookings/queries';
import { keptTicket } from '~/entities/bookings/ticket';
import { paths } from '~/lib/address/paths';
import { useOnline } from '~/lib/online';
import { useSession } from '~/lib/session/use-session';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { OfflineState } from '~/ui/states/offline-state';
import { BookingDetails } from './details/booking-details';

/**
 * Shown both for a booking that does not exist and for one of another customer, so that nobody learns which
 * ids exist.
 */
const BookingNotFound = () => (
  <>
    <PageHeading title="Booking" />
    <EmptyState
      title="We could not find this booking."
      description="The link may be mistyped, or the booking may belong to another account."
      action={
        <Button component={RouterLink} to={paths.myBookings} variant="contained" sx={{ mt: 1 }}>
          See my bookings
        </Button>
      }
    />
  </>
);

/** /dashboard/my-bookings/:id: one booking with its history. */
export default function BookingDetailsPage() {
  const { id = '' } = useParams();
  return (
    <>
      <Button
        component={RouterLink}
        to={paths.myBookings}
        size="small"
        startIcon={<ArrowBackRounded />}
        sx={{ mb: 2, ml: -1 }}
      >
        My bookings
      </Button>
      {isTransactionId(id) ? (
        // Outside everything that depends on the loaded booking, so that an open dialog stays open.
        <DialogHost key={id}>
          <FoundBooking id={id} />
        </DialogHost>
      ) : (
        <BookingNotFound />
      )}
    </>
  );
}

function FoundBooking({ id }: { id: string }) {
  const booking = useBooking(id);
  const online = useOnline();
  const { user } = useSession();
  const ticket = () => user && keptTicket(user._id, id);
  if (booking.state !== 'ready' && !online) {
    return (
      <>
        <PageHeading title="Booking" />
        {ticket() ?? <OfflineState title="This booking needs a connection" />}
      </>
    );
  }
  if (booking.state === 'loading') return <BookingDetailsSkeleton />;
  if (booking.state === 'failed' && !booking.refused) {
    return (
      <>
        <PageHeading title="Booking" />
        <Stack sx={{ gap: 2 }}>
          {/* A browser that says that it is online may reach nobody. */}
          {ticket()}
          <FailedState title="Error loading the booking" onRetry={booking.retry} />
        </Stack>
      </>
    );
  }
  if (booking.state === 'failed' || booking.data === null) return <BookingNotFound />;
  return <BookingDetails booking={booking.data} />;
}
