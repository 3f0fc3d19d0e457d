import type { Booking } from '@carwash/domain/bookings/booking';
import { formatPrice } from '@carwash/domain/money/money';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { bookingLook } from '~/components/bookings/booking-look.ts';
import { formatDay } from '~/components/format-day.ts';
import { formatHours } from '~/components/format-hours.ts';
import { formatVehicle } from '~/components/format-vehicle.ts';
import type { RecordColumn } from '~/components/record-list/record-column.ts';
import { StatusChip } from '~/components/status-chip.tsx';
import { paths } from '~/lib/paths.ts';
import { useSlotClock } from '~/lib/use-slot-clock.ts';

/** What an admin sees of each booking of a user. */
export const userBookingColumns: readonly RecordColumn<Booking>[] = [
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
    cell: ({ slot }) => formatHours(slot),
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
    cell: (booking) => <Status booking={booking} />,
  },
];

const Status = ({ booking }: { booking: Booking }) => (
  <StatusChip {...bookingLook(booking, useSlotClock(booking.slot))} />
);
