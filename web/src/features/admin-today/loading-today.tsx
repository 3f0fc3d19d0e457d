import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export const LoadingToday = () => (
  <Stack role="status" aria-label="Loading today" sx={{ gap: 2 }}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={96} />
    ))}
  </Stack>
);
