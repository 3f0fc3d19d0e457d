import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { PageHeading } from '~/ui/page/page-heading.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';

/** No such booking, or one of somebody else: nobody is told which. */
export const UnknownBooking = () => (
  <>
    <PageHeading title="Booking" />
    <EmptyState
      title="We could not find this booking."
      description="The link may be mistyped, or the booking may belong to another account."
      action={
        <Button component={Link} to={paths.myBookings} variant="contained" sx={{ mt: 1 }}>
          See my bookings
        </Button>
      }
    />
  </>
);
