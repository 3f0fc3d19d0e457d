import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ReviewSkeleton } from '~/entities/reviews/review-skeleton.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Holds the places of the latest reviews. */
export const LatestReviewsSkeleton = () => (
  <Paper
    role="status"
    aria-label="Loading the latest reviews"
    variant="outlined"
    sx={{ px: { xs: 2, sm: 3 }, borderRadius: '20px' }}
  >
    {places.map((place) => (
      <Box key={place} sx={{ py: 2.5 }}>
        <ReviewSkeleton />
      </Box>
    ))}
  </Paper>
);
