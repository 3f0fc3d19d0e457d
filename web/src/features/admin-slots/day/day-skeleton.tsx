import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Holds the place of a day's slots while they load. */
export const DaySkeleton = () => (
  <Box role="status" aria-label="Loading the slots">
    <Skeleton width="60%" height={24} sx={{ mb: 2 }} />
    <Skeleton variant="rounded" height={440} sx={{ borderRadius: '20px' }} />
  </Box>
);
