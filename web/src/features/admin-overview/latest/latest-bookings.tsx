import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { PageSection } from '~/ui/page/page-section.tsx';
import { RecordList } from '~/ui/record-list/record-list.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { latestCount, overviewTitles } from '../overview-titles.ts';
import { useLatestBookings } from '../use-latest-bookings.ts';
import { latestBookingColumns } from './latest-booking-columns.tsx';
import { LatestBookingsSkeleton } from './latest-bookings-skeleton.tsx';

/** The bookings that were made last, whenever their slot is. */
export function LatestBookings() {
  const bookings = useLatestBookings(latestCount);
  return (
    <PageSection title={overviewTitles.latestBookings}>
      {bookings.state === 'loading' ? (
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
      <Button component={Link} to={paths.bookings} sx={{ mt: 1, ml: -2.5 }}>
        All bookings
      </Button>
    </PageSection>
  );
}
