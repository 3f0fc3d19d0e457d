import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { PageHeading } from '~/ui/page/page-heading';
import { EmptyState } from '~/ui/states/empty-state';

/**
 * Shown both for a booking that does not exist and for one of another customer, so that nobody learns which
 * ids exist.
 */
export const BookingNotFound = () => (
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
