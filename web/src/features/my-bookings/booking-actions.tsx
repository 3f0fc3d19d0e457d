import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingState } from '@carwash/domain/bookings/booking-state';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { bookingName } from '~/entities/bookings/booking-name';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { paths } from '~/lib/address/paths';
import { CancelBookingButton } from './cancel/cancel-booking';

/** A customer's actions for an upcoming booking. Renders nothing once it has started. */
export function BookingActions({ booking }: { booking: Booking }) {
  const now = useSlotClock(booking.slot);
  if (bookingState(booking, now) !== 'upcoming') return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button
        component={RouterLink}
        to={paths.rescheduleThis(booking._id)}
        variant="outlined"
        sx={{ px: 1.75 }}
        aria-label={`Reschedule: ${bookingName(booking)}`}
      >
        Reschedule
      </Button>
      <CancelBookingButton booking={booking} />
    </Stack>
  );
}
