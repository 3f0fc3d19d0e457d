import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ReviewSkeleton } from '~/entities/reviews/review-skeleton.tsx';
import { CardGrid } from '~/ui/page/card-grid.tsx';

const SkeletonCard = () => (
  <Card sx={{ p: 2.5, height: '100%' }}>
    <ReviewSkeleton />
  </Card>
);

/** In place of a page of reviews. */
export const ReviewCardSkeletons = () => (
  <Box role="status" aria-label="Loading reviews">
    <CardGrid>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </CardGrid>
  </Box>
);
