import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from '~/ui/page/card-grid';

function TestimonialSkeleton() {
  return (
    <Card aria-hidden sx={{ p: 3, height: '100%' }}>
      <Skeleton width="45%" height={28} />
      <Skeleton height={24} sx={{ mt: 1 }} />
      <Skeleton height={24} />
      <Skeleton width="70%" height={24} />
      <Skeleton width="60%" height={44} sx={{ mt: 2 }} />
    </Card>
  );
}

/** Placeholders of the reviews; on phones only one is visible. */
export function TestimonialSkeletons() {
  return (
    <Box sx={{ '& li + li': { display: { xs: 'none', sm: 'block' } } }}>
      <CardGrid>
        <TestimonialSkeleton />
        <TestimonialSkeleton />
        <TestimonialSkeleton />
      </CardGrid>
    </Box>
  );
}
