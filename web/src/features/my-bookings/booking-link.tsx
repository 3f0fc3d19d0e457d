import type { Booking } from '@carwash/domain/bookings/booking';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';

/** The service's name as a link to the booking's page. */
export const BookingLink = ({ booking }: { booking: Booking }) => (
  <Link
    component={RouterLink}
    to={paths.myBooking(booking._id)}
    color="inherit"
    sx={{
      fontWeight: 'inherit',
      overflowWrap: 'anywhere',
      textDecorationColor: 'color-mix(in srgb, currentcolor 40%, transparent)',
      '&:hover': { textDecorationColor: 'currentcolor' },
    }}
  >
    {booking.service.name}
  </Link>
);
