import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** Has the size of a sales card. */
export const SalesCardSkeleton = () => (
  <Card
    aria-hidden
    sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: '100%', p: 2.5 }}
  >
    <div>
      <Skeleton width="35%" height={24} />
      <Skeleton width="70%" height={30} />
      <Skeleton width="45%" height={22} />
    </div>
    <Skeleton variant="rounded" height={160} />
  </Card>
);
