import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { serviceCardPictureRatio } from '~/entities/services/service-card-skeleton.tsx';
import { ServiceLayout } from './service-layout.tsx';

/** Holds the place of a service's page while it loads. */
export function ServicePageSkeleton() {
  return (
    <Box role="status" aria-label="Loading the service">
      <ServiceLayout
        intro={
          <>
            <Skeleton
              variant="rounded"
              sx={{ height: 'auto', aspectRatio: serviceCardPictureRatio }}
            />
            <Skeleton width="30%" height={24} sx={{ mt: 3 }} />
            <Skeleton width="70%" height={48} />
            <Skeleton width="45%" height={28} />
          </>
        }
        booking={<Skeleton variant="rounded" height={620} sx={{ borderRadius: '20px' }} />}
        about={
          <>
            <Skeleton height={26} />
            <Skeleton height={26} />
            <Skeleton width="60%" height={26} />
          </>
        }
        reviews={<Skeleton variant="rounded" height={180} />}
      />
    </Box>
  );
}
