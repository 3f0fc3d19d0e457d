import type { Booking } from '@carwash/domain/bookings/booking';
import Button from '@mui/material/Button';
import { use } from 'react';
import { bookingName } from '~/entities/bookings/booking-name';
import { CancelContext } from './cancel-context';

interface CancelBookingButtonProps {
  booking: Booking;
}

/**
 * Opens the dialog that cancels the booking. Needs a `CancelDialogHost` around the page: the dialog
 * stays open when this button disappears because the booking is cancelled elsewhere or starts.
 */
export function CancelBookingButton({ booking }: CancelBookingButtonProps) {
  const ask = use(CancelContext);
  if (!ask) throw new Error('CancelBookingButton stands outside of a CancelDialogHost');
  return (
    <Button
      color="error"
      variant="outlined"
      sx={{ px: 1.75 }}
      aria-label={`Cancel Booking: ${bookingName(booking)}`}
      aria-haspopup="dialog"
      onClick={() => ask(booking)}
    >
      Cancel Booking
    </Button>
  );
}
