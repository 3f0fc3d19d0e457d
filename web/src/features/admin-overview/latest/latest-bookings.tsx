import type { Booking } from '@carwash/domain/bookings/booking';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { formatVehicle } from '@carwash/domain/vehicles/format-vehicle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { VisitStatusChip } from '~/entities/bookings/booking-status-chip';
import { paths } from '~/lib/address/paths';
import { useAnswered } from '~/lib/live/use-answered';
import { formatPrice } from '~/ui/format/format-price';
import { PageSection } from '~/ui/page/page-section';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { RecordList } from '~/ui/record-list/record-list';
import { EmptyState } from '~/ui/states/empty-state';
import { latestCount, overviewTitles } from '../overview-titles';
import { useLatestBookings } from '../queries';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Heights of a card and of the table, in pixels. */
const cardHeight = 178;

const tableHeight = 344;

/** Skeleton of the cards, or of the table where it fits. */
const LatestBookingsSkeleton = () => (
  <div role="status" aria-label="Loading the latest bookings">
    <Skeleton
      variant="rounded"
      height={tableHeight}
      sx={{ display: { xs: 'none', lg: 'block' } }}
    />
    <Stack sx={{ display: { lg: 'none' }, gap: 2 }}>
      {places.map((place) => (
        <Skeleton key={place} variant="rounded" height={cardHeight} />
      ))}
    </Stack>
  </div>
);

const tabular = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const latestBookingColumns: readonly RecordColumn<Booking>[] = [
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
  { name: 'Status', place: 'aside', cell: (booking) => <VisitStatusChip booking={booking} /> },
];

/** The bookings that were made last, whatever the time of their slot. */
export function LatestBookings() {
  const bookings = useLatestBookings(latestCount);
  const isAnswered = useAnswered(bookings);
  return (
    <PageSection title={overviewTitles.latestBookings}>
      {bookings.state === 'loading' || !isAnswered ? (
        <LatestBookingsSkeleton />
      ) : (
        <RecordList
          caption={overviewTitles.latestBookings}
          columns={latestBookingColumns}
          records={bookings}
          empty={
            <EmptyState
              title="No bookings yet"
              description="A booking shows here the moment it is made."
            />
          }
          failed="Error loading bookings"
        />
      )}
      <Button component={RouterLink} to={paths.bookings} sx={{ mt: 1, ml: -2.5 }}>
        All bookings
      </Button>
    </PageSection>
  );
}
