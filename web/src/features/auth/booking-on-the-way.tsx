import { slotAvailability } from '@carwash/domain/bookings/slot-availability';
import type { Service } from '@carwash/domain/services/service';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { readChoice } from '~/entities/services/choice/url-choice';
import { useQuote } from '~/entities/services/choice/use-quote';
import { useService } from '~/entities/services/queries';
import { useBookingWindow } from '~/entities/slots/booking-window';
import { useSlot } from '~/entities/slots/queries';
import { withPlace } from '~/lib/clock/local-times-note';
import { useSettings } from '~/lib/settings/settings';
import { formatPrice } from '~/ui/format/format-price';
import { type BookingPlace, bookingOfReturnPath } from './booking-of-return-path';

const linesHeight = 48;

const Loading = () => (
  <Skeleton variant="rounded" height={linesHeight} aria-label="Loading your choice" />
);

/** Says nothing about the booking when anything is wrong, because the booking page explains that. */
const WithoutDetails = () => <Typography>You go on to your booking.</Typography>;

function Chosen({ serviceId, ...wanted }: BookingPlace) {
  const service = useService(serviceId);
  // Starts loading the slot together with the service, which tells how long it must be.
  useSlot(wanted.slotId);
  if (service.state === 'loading') return <Loading />;
  if (service.state === 'failed' || !service.data) return <WithoutDetails />;
  return <ChosenOfService service={service.data} {...wanted} />;
}

interface ChosenOfServiceProps extends Omit<BookingPlace, 'serviceId'> {
  service: Service;
}

function ChosenOfService({ service, slotId, query }: ChosenOfServiceProps) {
  const { vehicleTypes } = useSettings();
  const quote = useQuote(service, readChoice(new URLSearchParams(query), vehicleTypes));
  const slot = useSlot(slotId, quote.length);
  const window = useBookingWindow();
  if (slot.state === 'loading') return <Loading />;
  if (slot.state === 'failed' || slot.data?.serviceId !== service._id) return <WithoutDetails />;
  const { date, startTime } = slot.data;
  const availability = slotAvailability(slot.data, [], window, new Date());
  return (
    <>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{service.name}</Typography>
      <Typography sx={{ minHeight: 24 }}>
        <time dateTime={`${date}T${startTime}`}>
          {withPlace(`${formatDay(date)}, ${startTime}`)}
        </time>
        , {formatPrice(quote.amount)}
      </Typography>
      {availability !== 'open' && availability !== 'held' && (
        <Typography sx={{ mt: 0.5, color: 'warning.main', fontWeight: 650 }}>
          {availability === 'short'
            ? 'This time is too short for what you chose. Go on and choose another.'
            : 'This time is gone meanwhile. Go on and choose another.'}
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
