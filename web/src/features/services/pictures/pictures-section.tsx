import type { Service } from '@carwash/domain/services/service';
import type { ServicePicture } from '@carwash/domain/services/service-picture';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { LazyPart } from '~/ui/states/lazy-part';
import { WhenInView } from '~/ui/states/when-in-view';
import { pictureFrame, pictureGrid } from './picture-grid';

const ServicePictures = lazy(() => import('./service-pictures'));

/** Placeholder about as large as the pictures. Of several, a phone shows one, with arrows below. */
const PicturesSkeleton = ({ pictures }: { pictures: readonly ServicePicture[] }) => (
  <Box
    sx={{
      ...pictureGrid,
      '& > :not(:first-of-type)': { display: { xs: 'none', sm: 'block' } },
      pb: { xs: pictures.length > 1 ? 7 : 0, sm: 0 },
    }}
  >
    {pictures.map((picture) => (
      <div key={picture.image}>
        <Skeleton variant="rounded" sx={{ ...pictureFrame, height: 'auto' }} />
        <Skeleton width="70%" sx={{ mt: 1 }} />
      </div>
    ))}
  </Box>
);

/** Pictures that show the effect of the service. Renders nothing when there are none. */
export function PicturesSection({ service: { pictures } }: { service: Service }) {
  if (pictures.length === 0) return null;
  const hasPairs = pictures.some(({ imageBefore }) => imageBefore !== undefined);
  const skeleton = <PicturesSkeleton pictures={pictures} />;
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ gap: 1.5 }}>
      <Typography id={headingId} variant="h4" component="h3">
        {hasPairs ? 'Before and after' : 'Pictures'}
      </Typography>
      <WhenInView fallback={skeleton}>
        <LazyPart missing="The pictures could not be loaded" fallback={skeleton}>
          <ServicePictures pictures={pictures} />
        </LazyPart>
      </WhenInView>
    </Stack>
  );
}

const headingId = 'pictures-of-the-work';
