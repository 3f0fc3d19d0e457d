import type { Booking } from '@carwash/domain/bookings/booking';
import Button from '@mui/material/Button';
import { use } from 'react';
import { bookingName } from '~/entities/bookings/booking-name';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { CancelDialog } from './cancel-dialog';

interface CancelBookingButtonProps {
  booking: Booking;
}

/**
 * Opens the dialog that cancels the booking. Needs a `DialogHost` around the page, because the dialog
 * stays open when this button disappears after the booking was cancelled elsewhere or has started.
 */
export function CancelBookingButton({ booking }: CancelBookingButtonProps) {
  const openDialog = use(DialogContext);
  return (
    <Button
      color="error"
      variant="outlined"
      sx={{ px: 1.75 }}
      aria-label={`Cancel Booking: ${bookingName(booking)}`}
      aria-haspopup="dialog"
      onClick={() => openDialog(CancelDialog, booking)}
    >
      Cancel Booking
    </Button>
  );
}
