import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Holds the place of the next booking while the bookings load. */
export const PaidBookingsSkeleton = () => (
  <Stack role="status" aria-label="Loading bookings" sx={{ gap: 2 }}>
    <Skeleton variant="rounded" width={180} height={32} />
    <Skeleton variant="rounded" height={300} sx={{ borderRadius: '20px' }} />
  </Stack>
);
