import type { Booking } from '@carwash/domain/bookings/booking';
import { formatPrice } from '@carwash/domain/money/money';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { formatDay } from '~/ui/format/format-day.ts';
import { formatHours } from '~/ui/format/format-hours.ts';
import type { RecordColumn } from '~/ui/record-list/record-column.ts';
import { BookingStatusChip } from '../booking-status-chip.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { BookingMenu } from './booking-menu.tsx';

const Second = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
    {children}
  </Typography>
);

const Visit = ({ booking: { slot } }: { booking: Booking }) => (
  <Box component="time" dateTime={slot.startsAt.toISOString()} sx={{ whiteSpace: 'nowrap' }}>
    {formatDay(slot.date)}
    <Second>{formatHours(slot)}</Second>
  </Box>
);

const Customer = ({ booking: { _id, customer } }: { booking: Booking }) => (
  <>
    <Link component={RouterLink} to={paths.adminBooking(_id)} sx={{ overflowWrap: 'anywhere' }}>
      {customer.name}
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
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 650 }}>
      {vehicle.registrationPlate}
    </Box>
    <Second>
      {vehicle.vehicleBrand} {vehicle.vehicleModel}
    </Second>
  </>
);

/** What the desk sees of every booking at a glance. */
export const bookingColumns: readonly RecordColumn<Booking>[] = [
  { name: 'Visit', place: 'subtitle', cell: (booking) => <Visit booking={booking} /> },
  { name: 'Customer', place: 'title', cell: (booking) => <Customer booking={booking} /> },
  { name: 'Service', place: 'fact', cell: ({ service }) => service.name },
  { name: 'Vehicle', place: 'fact', cell: (booking) => <Vehicle booking={booking} /> },
  { name: 'Price', place: 'fact', align: 'right', cell: ({ amount }) => formatPrice(amount) },
  { name: 'Status', place: 'aside', cell: (booking) => <BookingStatusChip booking={booking} /> },
  {
    name: 'Actions',
    place: 'aside',
    align: 'right',
    cell: (booking) => <BookingMenu booking={booking} />,
  },
];
