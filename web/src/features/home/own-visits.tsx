import type { Booking } from '@carwash/domain/bookings/booking';
import type { Service } from '@carwash/domain/services/service';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { keepVehicle } from '~/entities/bookings/booking-draft';
import { useLatestBookings, usePaidBookings } from '~/entities/bookings/queries';
import { useSuggestedSlot } from '~/entities/bookings/suggested-slot';
import { DirectionsButton } from '~/entities/bookings/visit-links';
import { choiceOf, withChoice } from '~/entities/services/choice/url-choice';
import { useQuote } from '~/entities/services/choice/use-quote';
import { useService } from '~/entities/services/queries';
import { paths } from '~/lib/address/paths';
import { formatClock } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';
import { formatNearDay } from '~/ui/format/format-near-day';
import { formatPrice } from '~/ui/format/format-price';
import { paneOnDark } from './dark-background';
import { MostBooked } from './most-booked';

/** The next visit, with the way there and the way to move it. */
const NextVisit = ({ booking: { _id, service, slot } }: { booking: Booking }) => (
  <Box sx={{ ...paneOnDark, px: 2, py: 1.25 }}>
    <Typography sx={{ fontWeight: 750 }}>
      <Link component={RouterLink} to={paths.myBooking(_id)} color="inherit">
        Next visit: {formatNearDay(slot.date)}, {withPlace(formatClock(slot.startsAt))}
      </Link>
    </Typography>
    <Typography variant="body2" sx={{ opacity: 0.88, overflowWrap: 'anywhere' }}>
      {service.name}
    </Typography>
    <Stack direction="row" sx={{ flexWrap: 'wrap', ml: -1.5, '& > a': { minHeight: 44, px: 1.5 } }}>
      {!isAtCustomer(service) && <DirectionsButton variant="text" color="inherit" />}
      <Button component={RouterLink} to={paths.rescheduleThis(_id)} color="inherit">
        Move
      </Button>
    </Stack>
  </Box>
);

interface SameAgainProps {
  /** The booking that the customer made last. */
  latest: Booking;
}

function SameAgain({ latest }: SameAgainProps) {
  const service = useService(latest.service._id);
  if (service.state !== 'ready' || !service.data || service.data.isPaused) return null;
  return <SameService latest={latest} service={service.data} />;
}

/** The usual or next open time of the same service with the same extras and vehicle; nothing where there is none. */
function SameService({ latest, service }: SameAgainProps & { service: Service }) {
  const choice = choiceOf(latest);
  const { amount } = useQuote(service, choice);
  const found = useSuggestedSlot(service, choice);
  if (found.state !== 'ready' || !found.data) return null;
  const { _id, date, startsAt } = found.data;
  return (
    <Button
      component={RouterLink}
      to={withChoice(paths.booking(service._id, _id), choice)}
      onClick={() => keepVehicle(latest)}
      color="inherit"
      startIcon={<ReplayRounded />}
      sx={{ ...paneOnDark, justifyContent: 'flex-start', minHeight: 56, px: 2, textAlign: 'left' }}
    >
      Same again: {formatNearDay(date)} {withPlace(formatClock(startsAt))}, {formatPrice(amount)}
    </Button>
  );
}

/** What a customer comes for who has booked before; for everybody else the most booked service. */
export default function OwnVisits({ uid }: { uid: string }) {
  const paid = usePaidBookings(uid);
  const booked = useLatestBookings(uid);
  if (paid.state === 'loading' || booked.state === 'loading') return <Box sx={{ minHeight: 76 }} />;
  const next = paid.state === 'ready' ? paid.data.upcoming[0] : undefined;
  const latest = booked.state === 'ready' ? booked.data[0] : undefined;
  if (!next && !latest) return <MostBooked />;
  return (
    <Stack component="section" aria-label="Your visits" sx={{ gap: 1.5, maxWidth: 480, mt: 3 }}>
      {next && <NextVisit booking={next} />}
      {latest && <SameAgain latest={latest} />}
    </Stack>
  );
}
