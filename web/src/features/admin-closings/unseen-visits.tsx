import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingName } from '@carwash/domain/bookings/booking-name';
import { formatVehicleShort } from '@carwash/domain/vehicles/format-vehicle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useMarkAttendance } from '~/entities/bookings/use-mark-attendance';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { DividedList } from '~/ui/page/divided-list';
import { PageSection } from '~/ui/page/page-section';
import { useUnseenVisits } from './queries';

/** A visit that nobody has seen, with the two answers of the desk. */
function UnseenVisit({ booking }: { booking: Booking }) {
  const { marking, mark } = useMarkAttendance();
  const { _id, customer, vehicle } = booking;
  const plate = vehicle.registrationPlate;
  return (
    <Box
      component="li"
      aria-label={plate}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5 }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={paths.adminBooking(_id)}
          sx={{ fontWeight: 700, color: 'text.primary' }}
        >
          {plate}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{customer.name}</bdi> · {formatVehicleShort(vehicle)} ·{' '}
          {bookingName(booking, businessTimeZone)}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, '& button': { minHeight: 44 } }}>
        <Button
          variant="outlined"
          disabled={marking}
          aria-label={`Came: ${plate}`}
          onClick={() => mark(booking, 'completed')}
        >
          Came
        </Button>
        <Button
          variant="outlined"
          disabled={marking}
          aria-label={`Did not come: ${plate}`}
          onClick={() => mark(booking, 'no_show')}
        >
          Did not come
        </Button>
      </Stack>
    </Box>
  );
}

/** Asks of each visit that nobody has seen whether its car came. Shows nothing where there is none. */
export function UnseenVisits() {
  const visits = useUnseenVisits();
  if (visits.state !== 'ready' || visits.data.length === 0) return null;
  return (
    <PageSection title={`Did they come? (${visits.data.length})`}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Nobody has said how far these visits have come. Until you do, their customers are neither
        thanked nor asked for a review.
      </Typography>
      <DividedList>
        {visits.data.map((booking) => (
          <UnseenVisit key={booking._id} booking={booking} />
        ))}
      </DividedList>
    </PageSection>
  );
}
