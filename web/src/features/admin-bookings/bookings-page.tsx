import Button from '@mui/material/Button';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { bookingColumns } from './list/booking-columns';
import { BookingFilterBar } from './list/booking-filter-bar';
import { type BookingFilters, useBookingFilters } from './list/use-booking-filters';
import { useBookings } from './queries';

/** /dashboard/bookings: the bookings of all customers. */
export default function BookingsPage() {
  const filters = useBookingFilters();
  const { filter, search } = filters;
  return (
    <DialogHost>
      <PageHeading title="Bookings" subtitle={localTimesNote() ?? undefined} />
      <BookingFilterBar filters={filters} />
      <Bookings key={JSON.stringify([filter, search.value])} filters={filters} />
    </DialogHost>
  );
}

function Bookings({ filters }: { filters: BookingFilters }) {
  const pages = useBookings(filters.filter, filters.search.value);
  return (
    <RecordPages
      caption="Bookings"
      columns={bookingColumns}
      pages={pages}
      failed="Error loading bookings"
      empty={<NoBookings filters={filters} isLastPage={pages.next === null} />}
    />
  );
}

interface NoBookingsProps {
  filters: BookingFilters;
  /**
   * Whether this is the last page: a search for several words may show an empty page although a later page
   * has matches.
   */
  isLastPage: boolean;
}

function NoBookings({ filters: { period, choosePeriod }, isLastPage }: NoBookingsProps) {
  if (!isLastPage) return <EmptyState title="Nothing on this page. Turn to the next one." />;
  return (
    <EmptyState
      title="No bookings found"
      description="No booking matches these filters."
      action={
        period !== 'all' && (
          <Button onClick={() => choosePeriod('all')} sx={{ mt: 1 }}>
            Look at all days
          </Button>
        )
      }
    />
  );
}
