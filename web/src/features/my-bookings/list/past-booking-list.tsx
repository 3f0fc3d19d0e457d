import type { Booking } from '@carwash/domain/bookings/booking';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { BrokenEntry } from '~/ui/states/entry-boundary.tsx';
import { ErrorBoundary } from '~/ui/states/error-boundary.tsx';
import { PastBookingRow } from './past-booking-row.tsx';

/** A page of bookings that are over. */
export const PastBookingList = ({ bookings }: { bookings: Booking[] }) => (
  <Paper
    variant="outlined"
    component="ul"
    sx={{
      m: 0,
      px: { xs: 2, sm: 3 },
      py: 1,
      listStyle: 'none',
      borderRadius: '20px',
      '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
    }}
  >
    {bookings.map((booking) => (
      <ErrorBoundary
        key={booking._id}
        of={booking}
        instead={
          <li>
            <BrokenEntry />
          </li>
        }
      >
        <PastBookingRow booking={booking} />
      </ErrorBoundary>
    ))}
  </Paper>
);

/** Holds the place of the list while it loads. */
export const PastBookingListSkeleton = () => (
  <Skeleton
    role="status"
    aria-label="Loading past bookings"
    variant="rounded"
    height={320}
    sx={{ borderRadius: '20px' }}
  />
);
