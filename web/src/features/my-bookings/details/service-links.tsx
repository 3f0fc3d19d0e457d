import type { Booking } from '@carwash/domain/bookings/booking';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';

/** To the service that was booked, and to its reviews once it has been done. */
export const ServiceLinks = ({ booking: { status, service } }: { booking: Booking }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5 }}>
    {status === 'completed' && (
      <Button component={RouterLink} to={paths.serviceReviews(service._id)} variant="contained">
        Write a review
      </Button>
    )}
    <Link component={RouterLink} to={paths.service(service._id)}>
      See the service
    </Link>
  </Stack>
);
