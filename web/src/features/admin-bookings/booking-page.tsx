import { isTransactionId } from '@carwash/domain/payments/transaction-id';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { BookingDetailsSkeleton } from '~/entities/bookings/booking-details-skeleton';
import { useBooking } from '~/entities/bookings/queries';
import { paths } from '~/lib/address/paths';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { BookingDetails } from './details/booking-details';

/** /dashboard/bookings/:id: one booking with its history. */
export default function BookingPage() {
  const { id = '' } = useParams();
  return (
    <>
      <Button
        component={RouterLink}
        to={paths.bookings}
        size="small"
        startIcon={<ArrowBackRounded />}
        sx={{ mb: 2, ml: -1 }}
      >
        Bookings
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
  if (booking.state === 'loading') return <BookingDetailsSkeleton />;
  if (booking.state === 'failed') {
    return <FailedState title="Error loading the booking" onRetry={booking.retry} />;
  }
  return booking.data ? <BookingDetails booking={booking.data} /> : <BookingNotFound />;
}

const BookingNotFound = () => (
  <>
    <PageHeading title="Booking" />
    <EmptyState
      title="We could not find this booking."
      description="The link may be mistyped."
      action={
        <Button component={RouterLink} to={paths.bookings} variant="contained" sx={{ mt: 1 }}>
          See all bookings
        </Button>
      }
    />
  </>
);
