import type { Booking } from '@carwash/domain/bookings/booking';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { use } from 'react';
import { useSlotClock } from '~/entities/slots/use-slot-clock.ts';
import { CancelContext } from '../cancel/cancel-context.ts';
import { bookingChoices, markLabels } from '../list/booking-choices.ts';
import { useMarkBooking } from '../use-mark-booking.ts';

/** What the desk can do about the booking of the page. */
export function BookingActions({ booking }: { booking: Booking }) {
  const { marks, canCancel } = bookingChoices(booking, useSlotClock(booking.slot));
  const { marking, mark } = useMarkBooking(booking._id);
  const askToCancel = use(CancelContext);
  if (marks.length === 0 && !canCancel) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {marks.map((status) => (
        <Button
          key={status}
          variant="outlined"
          // Not disabled while a mark is set, which would take the keyboard away from it.
          aria-disabled={marking}
          onClick={() => mark(status)}
          sx={{ opacity: marking ? 0.6 : 1 }}
        >
          {markLabels[status]}
        </Button>
      ))}
      {canCancel && (
        <Button
          color="error"
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => askToCancel(booking)}
        >
          Cancel booking
        </Button>
      )}
    </Stack>
  );
}
