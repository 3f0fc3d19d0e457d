import { slotAvailability } from '@carwash/domain/bookings/slot-availability';
import { formatDay } from '@carwash/domain/time/format-day';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { useService } from '~/entities/services/queries';
import { useBookingWindow } from '~/entities/slots/booking-window';
import { useSlot } from '~/entities/slots/queries';
import { formatPrice } from '~/ui/format/format-price';
import { type BookingPlace, bookingOfReturnPath } from './booking-of-return-path';

const linesHeight = 48;

function Chosen({ serviceId, slotId }: BookingPlace) {
  const service = useService(serviceId);
  const slot = useSlot(slotId);
  const window = useBookingWindow();
  if (service.state === 'loading' || slot.state === 'loading') {
    return <Skeleton variant="rounded" height={linesHeight} aria-label="Loading your choice" />;
  }
  const isKnown = service.state === 'ready' && slot.state === 'ready';
  if (!isKnown || !service.data || slot.data?.serviceId !== serviceId) {
    // No details when anything is wrong, because the booking page explains that.
    return <Typography>You go on to your booking.</Typography>;
  }
  const availability = slotAvailability(slot.data, [], window, new Date());
  return (
    <>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {service.data.name}
      </Typography>
      <Typography sx={{ minHeight: 24 }}>
        <time dateTime={`${slot.data.date}T${slot.data.startTime}`}>
          {formatDay(slot.data.date)}, {slot.data.startTime}
        </time>
        , {formatPrice(service.data.price)}
      </Typography>
      {availability !== 'open' && availability !== 'held' && (
        <Typography sx={{ mt: 0.5, color: 'warning.main', fontWeight: 650 }}>
          This time is gone meanwhile. Go on and choose another.
        </Typography>
      )}
    </>
  );
}

/**
 * The service and the time that a visitor is signing in or up to book. Renders nothing when they come for
 * another reason.
 */
export function BookingOnTheWay() {
  const { search } = useLocation();
  const place = bookingOfReturnPath(search);
  if (!place) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="What you are about to book"
      sx={{ px: 2, py: 1.5, borderRadius: '14px', borderColor: 'primary.main' }}
    >
      <Chosen {...place} />
    </Paper>
  );
}
