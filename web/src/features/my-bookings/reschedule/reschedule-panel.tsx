import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingState } from '@carwash/domain/bookings/booking-state';
import { isTransactionId } from '@carwash/domain/payments/transaction-id';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useBooking } from '~/entities/bookings/queries';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { FailedState } from '~/ui/states/failed-state';
import { RescheduleForm } from './reschedule-form';

interface ReschedulePanelProps {
  /** Id from the address, so there may be no such booking. */
  bookingId: string;
  onClose: () => void;
}

/** The panel that moves a booking. Takes the focus when it opens. */
export function ReschedulePanel({ bookingId, onClose }: ReschedulePanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <Paper
      component="section"
      ref={panel}
      tabIndex={-1}
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ mb: 5 }}
    >
      <Typography id={titleId} variant="h3" component="h2" sx={{ p: { xs: 2, sm: 3 }, pb: 1 }}>
        Choose a new time
      </Typography>
      {isTransactionId(bookingId) ? (
        <FoundBooking bookingId={bookingId} onClose={onClose} />
      ) : (
        <Refusal text={unknownBooking} onClose={onClose} />
      )}
    </Paper>
  );
}

const unknownBooking = 'We could not find this booking.';

const refusals = {
  cancelled: 'This booking is cancelled.',
  begun: 'This booking has begun and cannot be rescheduled any more.',
} as const;

function FoundBooking({ bookingId, onClose }: ReschedulePanelProps) {
  const booking = useBooking(bookingId);
  if (booking.state === 'loading') {
    return (
      <Box role="status" aria-label="Loading the booking" sx={{ p: { xs: 2, sm: 3 } }}>
        <Skeleton variant="rounded" height={400} />
      </Box>
    );
  }
  if (booking.state === 'failed' && !booking.refused) {
    return <FailedState title="Error loading the booking" onRetry={booking.retry} />;
  }
  if (booking.state === 'failed' || booking.data === null) {
    return <Refusal text={unknownBooking} onClose={onClose} />;
  }
  return <LoadedBooking booking={booking.data} onClose={onClose} />;
}

function LoadedBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const state = bookingState(booking, useSlotClock(booking.slot));
  if (state !== 'upcoming') return <Refusal text={refusals[state]} onClose={onClose} />;
  return (
    <>
      <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>
        {booking.service.name}. What you paid stays with your booking.
      </Typography>
      <RescheduleForm booking={booking} onClose={onClose} />
    </>
  );
}

const Refusal = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" onClick={onClose}>
        Close
      </Button>
    }
    sx={{ m: { xs: 2, sm: 3 }, mt: 1 }}
  >
    {text}
  </Alert>
);
