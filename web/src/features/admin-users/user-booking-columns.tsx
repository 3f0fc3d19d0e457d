import type { Booking } from '@carwash/domain/bookings/booking';
import { formatPrice } from '@carwash/domain/money/money';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { bookingLook } from '~/entities/bookings/booking-look.ts';
import { formatVehicle } from '~/entities/bookings/format-vehicle.ts';
import { useSlotClock } from '~/entities/slots/use-slot-clock.ts';
import { paths } from '~/lib/address/paths.ts';
import { formatDay } from '~/ui/format/format-day.ts';
import { formatHours } from '~/ui/format/format-hours.ts';
import { StatusChip } from '~/ui/page/status-chip.tsx';
import type { RecordColumn } from '~/ui/record-list/record-column.ts';

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
