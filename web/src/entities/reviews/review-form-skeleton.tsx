import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** As high as the form that takes its place. */
export const ReviewFormSkeleton = () => (
  <Stack role="status" aria-label="Loading your review" sx={{ gap: 1 }}>
    <Skeleton width={110} />
    <Skeleton variant="rounded" width={240} height={40} />
    <Skeleton variant="rounded" height={102} sx={{ mt: 2.5 }} />
    <Skeleton variant="rounded" width={150} height={42} sx={{ mt: 3, borderRadius: 999 }} />
  </Stack>
);
