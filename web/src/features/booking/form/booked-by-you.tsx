import type { Booking } from '@carwash/domain/bookings/booking';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { serviceDayPath } from '~/lib/address/service-day-path';
import { formatClock } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';

/** Shown instead of the form when the slot is the customer's own booking. */
export function BookedByYou({ booking }: { booking: Booking }) {
  const { _id, service, slot } = booking;
  return (
    <Stack role="status" sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography>
        {service.name}, {formatDay(slot.date)} at {withPlace(formatClock(slot.startsAt))} is yours.
        Nothing is left to do here.
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={RouterLink} to={paths.myBooking(_id)} variant="contained" size="large">
          See your booking
        </Button>
        <Button component={RouterLink} to={serviceDayPath(service._id, slot.date)} size="large">
          Book another time
        </Button>
      </Stack>
    </Stack>
  );
}
