import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { pictureRatio } from '~/ui/page/picture-ratio';
import { compactPictureWidth } from './service-card';

/** Has the size of a service card. */
export function ServiceCardSkeleton() {
  return (
    <Card aria-hidden sx={{ height: '100%' }}>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', sm: 'column' } }}>
        <Skeleton
          variant="rectangular"
          sx={{
            flexShrink: 0,
            width: { xs: compactPictureWidth, sm: '100%' },
            height: 'auto',
            aspectRatio: { sm: pictureRatio },
          }}
        />
        <CardContent
          sx={{
            display: 'flex',
            flexDirection: 'column',
            flexGrow: 1,
            gap: { xs: 0.5, sm: 1 },
            p: { xs: 1.5, sm: 2.5 },
          }}
        >
          <Skeleton width="35%" height={22} />
          <Skeleton width="75%" height={26} />
          <Skeleton width="55%" height={22} />
          <Skeleton width="40%" height={30} sx={{ mt: { sm: 1 } }} />
        </CardContent>
      </Box>
      <Skeleton width="45%" height={48} sx={{ mx: 2.5 }} />
    </Card>
  );
}
