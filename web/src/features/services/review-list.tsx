import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NoReviews } from '~/entities/reviews/no-reviews.tsx';
import { type ReviewChange, withReviewChange } from '~/entities/reviews/review-change.ts';
import { reviewDay } from '~/entities/reviews/review-day.ts';
import { ReviewItem } from '~/entities/reviews/review-item.tsx';
import { ReviewSkeleton } from '~/entities/reviews/review-skeleton.tsx';
import { EntryBoundary } from '~/ui/states/entry-boundary.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { useGrowingReviews } from './use-growing-reviews.ts';

interface ReviewListProps {
  serviceId: string;
  /** How many reviews the service has. */
  total: number;
  /** What the list may not know yet; null: nothing. */
  change: ReviewChange | null;
}

/** The latest reviews, newest first, and more of them on request. */
export function ReviewList({ serviceId, total, change }: ReviewListProps) {
  const { reviews, growing, showMore } = useGrowingReviews(serviceId, total);
  if (reviews.state === 'failed') {
    return <FailedState title="The reviews could not be loaded." onRetry={reviews.retry} />;
  }
  if (reviews.state === 'loading') return <ReviewListSkeleton />;
  const shown = change ? withReviewChange(reviews.data, change, () => true) : reviews.data;
  if (shown.length === 0) return <NoReviews />;
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack
        component="ul"
        aria-label="Customer reviews"
        sx={{ gap: 3, listStyle: 'none', m: 0, p: 0 }}
      >
        {shown.map((review) => (
          <li key={review._id}>
            <EntryBoundary entry={review}>
              <ReviewItem review={review} day={reviewDay(review)} />
            </EntryBoundary>
          </li>
        ))}
      </Stack>
      {showMore && shown.length < total && (
        <Button
          variant="outlined"
          loading={growing}
          onClick={showMore}
          sx={{ alignSelf: 'flex-start' }}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}

const ReviewListSkeleton = () => (
  <Stack role="status" aria-label="Loading reviews" sx={{ gap: 3 }}>
    <ReviewSkeleton />
    <ReviewSkeleton />
    <ReviewSkeleton />
  </Stack>
);
