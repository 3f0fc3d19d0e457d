import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { detailsColumns } from './details-columns';

export const BookingDetailsSkeleton = () => (
  <Stack role="status" aria-label="Loading the booking" sx={{ gap: 3 }}>
    <Skeleton variant="rounded" width="min(100%, 320px)" height={48} />
    <Box sx={detailsColumns}>
      <Skeleton variant="rounded" height={280} />
      <Skeleton variant="rounded" height={280} />
    </Box>
  </Stack>
);
