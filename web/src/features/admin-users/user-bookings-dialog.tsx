import type { Booking } from '@carwash/domain/bookings/booking';
import { formatDay } from '@carwash/domain/time/calendar-days';
import type { User } from '@carwash/domain/users/user';
import { formatVehicle } from '@carwash/domain/vehicles/format-vehicle';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { VisitStatusChip } from '~/entities/bookings/booking-status-chip';
import { paths } from '~/lib/address/paths';
import { formatSlotHours } from '~/lib/clock/format-times';
import { TaskDialog } from '~/ui/dialogs/task-dialog';
import { formatPrice } from '~/ui/format/format-price';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { useBookingsOf } from './queries';

const userBookingColumns: readonly RecordColumn<Booking>[] = [
  {
    name: 'Service',
    place: 'title',
    cell: ({ _id, service }) => (
      <Link component={RouterLink} to={paths.adminBooking(_id)}>
        {service.name}
      </Link>
    ),
  },
  {
    name: 'Date',
    place: 'subtitle',
    sx: { whiteSpace: 'nowrap' },
    cell: ({ slot }) => <time dateTime={slot.date}>{formatDay(slot.date)}</time>,
  },
  {
    name: 'Time',
    place: 'subtitle',
    sx: { whiteSpace: 'nowrap' },
    cell: ({ slot }) => formatSlotHours(slot),
  },
  {
    name: 'Vehicle',
    place: 'fact',
    cell: ({ vehicle }) => `${formatVehicle(vehicle)}, ${vehicle.registrationPlate}`,
  },
  {
    name: 'Price',
    place: 'aside',
    align: 'right',
    sx: { fontVariantNumeric: 'tabular-nums' },
    cell: ({ amount }) => formatPrice(amount),
  },
  {
    name: 'Status',
    place: 'aside',
    cell: (booking) => <VisitStatusChip booking={booking} />,
  },
];

interface UserBookingsDialogProps {
  user: User;
  onClosed: () => void;
}

/** All bookings of a user, newest first. */
export function UserBookingsDialog({ user, onClosed }: UserBookingsDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <TaskDialog
      open={open}
      maxWidth="lg"
      title={`Bookings of ${user.name}`}
      onClose={close}
      onClosed={onClosed}
    >
      <DialogContent>
        <UserBookings user={user} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </TaskDialog>
  );
}

function UserBookings({ user }: { user: User }) {
  return (
    <RecordPages
      caption={`Bookings of ${user.name}`}
      columns={userBookingColumns}
      pages={useBookingsOf(user._id)}
      empty={<EmptyState title="No bookings found for this user." />}
      failed="The bookings could not be loaded."
    />
  );
}
