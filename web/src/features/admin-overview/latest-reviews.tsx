import type { Review } from '@carwash/domain/reviews/review';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '~/components/empty-state.tsx';
import { EntryBoundary } from '~/components/entry-boundary.tsx';
import { FailedState } from '~/components/failed-state.tsx';
import { PageSection } from '~/components/page-section.tsx';
import { ReviewItem } from '~/components/reviews/review-item.tsx';
import { business } from '~/lib/business.ts';
import { useLatestReviews } from '~/lib/live/use-latest-reviews.ts';
import { reviewDay } from '~/lib/reviews/review-day.ts';
import { LatestReviewsSkeleton } from './latest-reviews-skeleton.tsx';
import { latestCount, overviewTitles } from './overview-titles.ts';
import { ServiceName } from './service-name.tsx';

/** What customers wrote last, of services and of the business. */
export const LatestReviews = () => (
  <PageSection title={overviewTitles.latestReviews}>
    <Reviews />
  </PageSection>
);

function Reviews() {
  const reviews = useLatestReviews(latestCount);
  if (reviews.state === 'loading') return <LatestReviewsSkeleton />;
  if (reviews.state === 'failed') {
    return <FailedState title="The reviews could not be loaded" onRetry={reviews.retry} />;
  }
  if (reviews.data.length === 0) {
    return (
      <EmptyState title="No Reviews Yet" description="What customers write shows here at once." />
    );
  }
  return (
    <Paper variant="outlined" sx={{ px: { xs: 2, sm: 3 }, borderRadius: '20px' }}>
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
            for {review.serviceId === null ? business.name : <ServiceName id={review.serviceId} />}
          </Typography>
        }
      />
    </EntryBoundary>
  </Stack>
);
