import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingName } from '@carwash/domain/bookings/booking-name';
import { bookingState } from '@carwash/domain/bookings/booking-state';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { CancelDialog } from './cancel/cancel-dialog';
import { useTermsNow } from './use-terms-now';

interface CancelBookingButtonProps {
  booking: Booking;
}

/**
 * Opens the dialog that cancels the booking. Needs a `DialogHost` around the page, because the dialog
 * stays open when this button disappears after the booking was cancelled elsewhere or has started.
 */
function CancelBookingButton({ booking }: CancelBookingButtonProps) {
  const openDialog = use(DialogContext);
  // The dialog begins with the terms that are known here.
  const terms = useTermsNow(booking);
  return (
    <Button
      color="error"
      variant="outlined"
      sx={{ px: 1.75 }}
      aria-label={`Cancel Booking: ${bookingName(booking, businessTimeZone)}`}
      aria-haspopup="dialog"
      onClick={() => openDialog(CancelDialog, terms)}
    >
      Cancel Booking
    </Button>
  );
}

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
        aria-label={`Reschedule: ${bookingName(booking, businessTimeZone)}`}
      >
        Reschedule
      </Button>
      <CancelBookingButton booking={booking} />
    </Stack>
  );
}
