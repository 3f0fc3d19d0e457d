import { isAtCustomer } from '@carwash/domain/services/service-location';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSettings } from '~/lib/settings/settings';
import { formatAsOf } from '~/ui/format/format-as-of';
import { FactList } from '~/ui/page/fact-list';
import { BookingFacts } from './booking-facts';
import { CancellationNote } from './cancellation-note';
import { keptBookings, type TicketBooking } from './kept-bookings';
import { DirectionsButton } from './visit-links';

interface TicketProps {
  booking: TicketBooking;
  /** When the server reported the booking. */
  asOf: Date;
}

/** A booking as this device has stored it: what a customer needs at the door, also without a connection. */
export function Ticket({ booking, asOf }: TicketProps) {
  const settings = useSettings();
  // The device does not store the stage: a ticket is for the time before the visit.
  const toCome = { ...booking, stage: 'expected' } as const;
  return (
    <Paper
      variant="outlined"
      component={Stack}
      sx={{ gap: 2, p: { xs: 2, sm: 3 }, alignItems: 'flex-start' }}
    >
      <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {booking.service.name}
      </Typography>
      <FactList facts={{ 'Booking code': booking.code }} />
      <BookingFacts booking={toCome} />
      {!isAtCustomer(booking.service) && (
        <>
          <FactList facts={{ Where: [settings.name, ...settings.address].join(', ') }} />
          <DirectionsButton />
        </>
      )}
      <CancellationNote booking={toCome} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        As of {formatAsOf(asOf, new Date(), businessTimeZone)}
      </Typography>
    </Paper>
  );
}

/** Returns the ticket of one of the stored bookings; null when this device has not stored it. */
export function keptTicket(uid: string, bookingId: string) {
  const kept = keptBookings(uid);
  const booking = kept?.bookings.find(({ _id }) => _id === bookingId);
  return kept && booking ? <Ticket booking={booking} asOf={kept.asOf} /> : null;
}
