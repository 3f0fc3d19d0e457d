import Stack from '@mui/material/Stack';
import { ServicesAtAGlance } from '../glance/services-at-a-glance';
import { LatestBookings } from './latest-bookings';
import { LatestReviews } from './latest-reviews';

/** The end of the overview, with single records instead of counters. Loads its code later than the rest. */
export default function LatestRecords() {
  return (
    <Stack sx={{ gap: 4 }}>
      <LatestReviews />
      <LatestBookings />
      <ServicesAtAGlance />
    </Stack>
  );
}
