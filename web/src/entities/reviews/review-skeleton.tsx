import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export const ReviewSkeleton = () => (
  <Stack aria-hidden direction="row" sx={{ gap: 2 }}>
    <Skeleton variant="circular" width={44} height={44} sx={{ flexShrink: 0 }} />
    <Stack sx={{ flexGrow: 1 }}>
      <Skeleton width="40%" />
      <Skeleton width="60%" />
      <Skeleton width="95%" sx={{ mt: 1 }} />
      <Skeleton width="80%" />
    </Stack>
  </Stack>
);
