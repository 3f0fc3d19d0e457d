import type { Booking } from '@carwash/domain/bookings/booking';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { use, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { bookingName } from '~/entities/bookings/booking-name.ts';
import { useSlotClock } from '~/entities/slots/use-slot-clock.ts';
import { paths } from '~/lib/address/paths.ts';
import { CancelContext } from '../cancel/cancel-context.ts';
import { useMarkBooking } from '../use-mark-booking.ts';
import { bookingChoices, markLabels } from './booking-choices.ts';

/** What can be done about a booking of the list. */
export function BookingMenu({ booking }: { booking: Booking }) {
  const buttonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { marks, canCancel } = bookingChoices(booking, useSlotClock(booking.slot));
  const { marking, mark } = useMarkBooking(booking._id);
  const askToCancel = use(CancelContext);
  const close = () => setAnchor(null);
  const choose = (action: () => void) => () => {
    close();
    action();
  };

  return (
    <>
      <IconButton
        id={buttonId}
        aria-label={`Actions: ${booking.customer.name}, ${bookingName(booking)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // Not disabled while a mark is set, which would take the keyboard away from it.
        aria-disabled={marking}
        onClick={({ currentTarget }) => marking || setAnchor(currentTarget)}
        // No taller than the lines beside it.
        sx={{ my: -1, opacity: marking ? 0.6 : 1 }}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': buttonId } }}
      >
        <MenuItem component={Link} to={paths.adminBooking(booking._id)}>
          Open
        </MenuItem>
        {marks.map((status) => (
          <MenuItem key={status} onClick={choose(() => mark(status))}>
            {markLabels[status]}
          </MenuItem>
        ))}
        {canCancel && (
          <MenuItem onClick={choose(() => askToCancel(booking))} sx={{ color: 'error.main' }}>
            Cancel booking
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
