import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingName } from '@carwash/domain/bookings/booking-name';
import { isErasedVisit } from '@carwash/domain/bookings/erased-customer';
import { isolated } from '@carwash/domain/isolated-text';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { formatVehicleShort } from '@carwash/domain/vehicles/format-vehicle';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, use, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { VisitStatusChip } from '~/entities/bookings/booking-status-chip';
import { MoveDialog } from '~/entities/bookings/move-dialog';
import { PlateWords } from '~/entities/bookings/plate-words';
import { useMarkAttendance } from '~/entities/bookings/use-mark-attendance';
import { customerPathOf } from '~/entities/customers/customer-path';
import { EditDialog } from '~/entities/desk/edit/edit-dialog';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { PhoneLink } from '~/entities/users/phone-link';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatSlotHours } from '~/lib/clock/format-times';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { formatPrice } from '~/ui/format/format-price';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { CancelDialog } from '../cancel/cancel-dialog';
import { attendanceLabels, bookingActions } from './booking-actions';

/** The actions for a booking of the list. */
function BookingMenu({ booking }: { booking: Booking }) {
  const buttonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { marks, canEdit, canMove, canCancel } = bookingActions(
    booking,
    useSlotClock(booking.slot),
  );
  const { marking, mark } = useMarkAttendance();
  const openDialog = use(DialogContext);
  const close = () => setAnchor(null);
  const choose = (action: () => void) => () => {
    close();
    action();
  };

  return (
    <>
      <IconButton
        id={buttonId}
        aria-label={`Actions: ${isolated(booking.customer.name)}, ${bookingName(booking, businessTimeZone)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // `aria-disabled` rather than `disabled`, so that the button keeps the focus.
        aria-disabled={marking}
        onClick={({ currentTarget }) => marking || setAnchor(currentTarget)}
        // Negative margin, because the button must not make the row taller.
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
        <MenuItem component={RouterLink} to={paths.adminBooking(booking._id)}>
          Open
        </MenuItem>
        {!isErasedVisit(booking) && (
          <MenuItem component={RouterLink} to={customerPathOf(booking)}>
            See the customer
          </MenuItem>
        )}
        {marks.map((status) => (
          <MenuItem key={status} onClick={choose(() => mark(booking, status))}>
            {attendanceLabels[status]}
          </MenuItem>
        ))}
        {canEdit && (
          <MenuItem onClick={choose(() => openDialog(EditDialog, booking))}>Edit</MenuItem>
        )}
        {canMove && (
          <MenuItem onClick={choose(() => openDialog(MoveDialog, booking))}>Move</MenuItem>
        )}
        {canCancel && (
          <MenuItem
            onClick={choose(() => openDialog(CancelDialog, booking))}
            sx={{ color: 'error.main' }}
          >
            Cancel booking
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

/** A second line, which phones leave out. */
const Second = ({ children }: { children: ReactNode }) => (
  <Typography
    component="span"
    variant="body2"
    sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}
  >
    {children}
  </Typography>
);

/** A second line in the table, and the end of the same line on a card. */
const Beside = ({ children }: { children: ReactNode }) => (
  <Typography
    component="span"
    variant="body2"
    sx={{ display: { xs: 'inline', lg: 'block' }, color: 'text.secondary' }}
  >
    {children}
  </Typography>
);

const Visit = ({ booking: { slot } }: { booking: Booking }) => (
  <Box
    component="time"
    dateTime={slot.startsAt.toISOString()}
    sx={{ '& > *': { whiteSpace: 'nowrap' } }}
  >
    <span>{formatDay(slot.date)}</span> <Beside>{formatSlotHours(slot)}</Beside>
  </Box>
);

const Customer = ({ booking: { _id, customer } }: { booking: Booking }) => (
  <>
    <Link component={RouterLink} to={paths.adminBooking(_id)} sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{customer.name}</bdi>
    </Link>
    {customer.phone !== '' && (
      <Second>
        <PhoneLink phone={customer.phone} />
      </Second>
    )}
  </>
);

const Vehicle = ({ booking: { vehicle } }: { booking: Booking }) => (
  <>
    <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
      <PlateWords plate={vehicle.registrationPlate} />
    </Box>{' '}
    <Beside>{formatVehicleShort(vehicle)}</Beside>
  </>
);

export const bookingColumns: readonly RecordColumn<Booking>[] = [
  { name: 'Visit', place: 'subtitle', cell: (booking) => <Visit booking={booking} /> },
  { name: 'Customer', place: 'title', cell: (booking) => <Customer booking={booking} /> },
  { name: 'Service', place: 'fact', cell: ({ service }) => service.name },
  { name: 'Vehicle', place: 'fact', cell: (booking) => <Vehicle booking={booking} /> },
  { name: 'Price', place: 'fact', align: 'right', cell: ({ amount }) => formatPrice(amount) },
  { name: 'Status', place: 'aside', cell: (booking) => <VisitStatusChip booking={booking} /> },
  {
    name: 'Actions',
    place: 'aside',
    align: 'right',
    cell: (booking) => <BookingMenu booking={booking} />,
  },
];
