import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingName } from '@carwash/domain/bookings/booking-name';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { choiceOf, withChoice } from '~/entities/services/choice/url-choice';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { keepVehicle } from './booking-draft';

interface BookAgainProps {
  booking: Booking;
  size?: ButtonProps['size'];
  variant?: ButtonProps['variant'];
}

/** Leads to the booking form of the next open time of the same service, with the same vehicle. */
export function BookAgain({ booking, size = 'medium', variant = 'outlined' }: BookAgainProps) {
  return (
    <Button
      component={RouterLink}
      to={withChoice(paths.bookNext(booking.service._id), choiceOf(booking))}
      onClick={() => keepVehicle(booking)}
      variant={variant}
      size={size}
      aria-label={`Book again: ${bookingName(booking, businessTimeZone)}`}
      sx={{ flexShrink: 0, minHeight: 44 }}
    >
      Book again
    </Button>
  );
}
