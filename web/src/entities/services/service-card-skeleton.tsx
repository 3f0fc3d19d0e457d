import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { pictureRatio } from '~/ui/page/picture-ratio';

/** Has the size of a service card. */
export function ServiceCardSkeleton() {
  return (
    <Card aria-hidden sx={{ height: '100%' }}>
      <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: pictureRatio }} />
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 2.5 }}>
        <Skeleton width="35%" height={22} />
        <Skeleton width="75%" height={26} />
        <Skeleton width="55%" height={22} />
        <Skeleton width="40%" height={36} sx={{ mt: 1 }} />
      </CardContent>
      <Skeleton width="45%" height={48} sx={{ mx: 2.5 }} />
    </Card>
  );
}
