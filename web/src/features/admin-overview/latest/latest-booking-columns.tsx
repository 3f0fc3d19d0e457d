import type { Booking } from '@carwash/domain/bookings/booking';
import { formatPrice } from '@carwash/domain/money/money';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { bookingLook } from '~/entities/bookings/booking-look.ts';
import { formatVehicle } from '~/entities/bookings/format-vehicle.ts';
import { useSlotClock } from '~/entities/slots/use-slot-clock.ts';
import { paths } from '~/lib/address/paths.ts';
import { formatDay } from '~/ui/format/format-day.ts';
import { StatusChip } from '~/ui/page/status-chip.tsx';
import type { RecordColumn } from '~/ui/record-list/record-column.ts';

const tabular = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** What the overview tells of a booking. */
export const latestBookingColumns: readonly RecordColumn<Booking>[] = [
  {
    name: 'Customer',
    place: 'title',
    sx: { overflowWrap: 'anywhere' },
    cell: ({ _id, customer }) => (
      <Link component={RouterLink} to={paths.adminBooking(_id)}>
        {customer.name}
      </Link>
    ),
  },
  { name: 'Service', place: 'subtitle', cell: ({ service }) => service.name },
  {
    name: 'Date',
    place: 'fact',
    sx: { whiteSpace: 'nowrap' },
    cell: ({ slot }) => <time dateTime={slot.date}>{formatDay(slot.date)}</time>,
  },
  { name: 'Time', place: 'fact', sx: tabular, cell: ({ slot }) => slot.startTime },
  { name: 'Vehicle', place: 'fact', cell: ({ vehicle }) => formatVehicle(vehicle) },
  {
    name: 'Price',
    place: 'aside',
    align: 'right',
    sx: tabular,
    cell: ({ amount }) => formatPrice(amount),
  },
  { name: 'Status', place: 'aside', cell: (booking) => <Status booking={booking} /> },
];

const Status = ({ booking }: { booking: Booking }) => (
  <StatusChip {...bookingLook(booking, useSlotClock(booking.slot))} />
);
