import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useReviewDesk } from '~/entities/reviews/use-review-desk.ts';
import { business } from '~/lib/business.ts';
import { BusinessRating } from './business-rating.tsx';
import { BusinessReview } from './business-review.tsx';
import { ReviewPages } from './review-pages.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { readStars } from './stars-filter.ts';

/** /review: how customers rate the business and its services, and a place to say so oneself. */
export default function ReviewsPage() {
  const [params] = useSearchParams();
  const stars = readStars(params);
  const desk = useReviewDesk(null);

  return (
    <Container component={Stack} sx={{ gap: { xs: 4, md: 6 }, py: { xs: 4, md: 6 } }}>
      <Stack component="header" sx={{ gap: 1 }}>
        <Typography variant="h2" component="h1">
          Customer reviews
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
          What people say about {business.name} and our services, as they wrote it.
        </Typography>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: desk.mayWrite ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 640px)',
          },
        }}
      >
        <BusinessRating change={desk.change} chosen={stars} />
        {desk.mayWrite && <BusinessReview desk={desk} />}
      </Box>
      <ReviewsSection stars={stars}>
        <ReviewPages key={stars} stars={stars} change={desk.change} />
      </ReviewsSection>
    </Container>
  );
}
