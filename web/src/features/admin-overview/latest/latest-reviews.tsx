import type { Review } from '@carwash/domain/reviews/review';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLatestReviews } from '~/entities/reviews/queries';
import { reviewDay } from '~/entities/reviews/review-day';
import { ReviewItem } from '~/entities/reviews/review-item';
import { ReviewSkeleton } from '~/entities/reviews/review-skeleton';
import { BusinessName } from '~/entities/settings/business-name';
import { useAnswered } from '~/lib/live/use-answered';
import { PageSection } from '~/ui/page/page-section';
import { EmptyState } from '~/ui/states/empty-state';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { FailedState } from '~/ui/states/failed-state';
import { latestCount, overviewTitles } from '../overview-titles';
import { ServiceName } from '../service-name';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

const LatestReviewsSkeleton = () => (
  <Paper
    role="status"
    aria-label="Loading the latest reviews"
    variant="outlined"
    sx={{ px: { xs: 2, sm: 3 } }}
  >
    {places.map((place) => (
      <Box key={place} sx={{ py: 2.5 }}>
        <ReviewSkeleton />
      </Box>
    ))}
  </Paper>
);

/** The latest reviews of services and of the business. */
export const LatestReviews = () => (
  <PageSection title={overviewTitles.latestReviews}>
    <Reviews />
  </PageSection>
);

function Reviews() {
  const reviews = useLatestReviews(latestCount);
  const isAnswered = useAnswered(reviews);
  if (reviews.state === 'loading' || !isAnswered) return <LatestReviewsSkeleton />;
  if (reviews.state === 'failed') {
    return <FailedState title="The reviews could not be loaded" onRetry={reviews.retry} />;
  }
  if (reviews.data.length === 0) {
    return (
      <EmptyState title="No Reviews Yet" description="What customers write shows here at once." />
    );
  }
  return (
    <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 } }}>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {reviews.data.map((review) => (
          <LatestReview key={review._id} review={review} />
        ))}
      </Stack>
    </Paper>
  );
}

const LatestReview = ({ review }: { review: Review }) => (
  <Stack
    component="li"
    sx={{
      py: 2.5,
      borderTop: '1px solid',
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <EntryBoundary entry={review}>
      <ReviewItem
        review={review}
        day={reviewDay(review)}
        subject={
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            for{' '}
            {review.serviceId === null ? <BusinessName /> : <ServiceName id={review.serviceId} />}
          </Typography>
        }
      />
    </EntryBoundary>
  </Stack>
);
