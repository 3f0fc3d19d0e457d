import { collections } from '@carwash/domain/collections';
import { type Review, reviewSchema } from '@carwash/domain/reviews/review';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { NoReviews } from '~/entities/reviews/no-reviews';
import { shownOnly } from '~/entities/reviews/queries';
import { type ReviewChange, withReviewChange } from '~/entities/reviews/review-change';
import { reviewDay } from '~/entities/reviews/review-day';
import { ReviewItem } from '~/entities/reviews/review-item';
import { ReviewSkeleton } from '~/entities/reviews/review-skeleton';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import type { QueryState } from '~/lib/query-state';
import { EmptyState } from '~/ui/states/empty-state';
import { EntryBoundary } from '~/ui/states/entry-boundary';
import { FailedState } from '~/ui/states/failed-state';

interface AskedReviews {
  serviceId: string;
  /** Whether only those of verified customers. */
  isVerified: boolean;
}

const serviceReviews = liveLists(
  'everyone',
  ({ serviceId, isVerified }: AskedReviews, count: number) => ({
    collection: collections.reviews,
    schema: reviewSchema,
    equal: { ...shownOnly, serviceId, ...(isVerified && { verifiedCustomer: true }) },
    ...(!isVerified && { first: 'verifiedCustomer' }),
    order: { by: 'createdAt', direction: 'desc' } as const,
    limit: count,
  }),
);

const reviewsPerStep = 10;

const none: QueryState<Review[]> = { state: 'ready', data: [] };

/**
 * Provides a service's reviews, live, those of verified customers first and of both the newest first, and a function to load more; loaded reviews stay on the screen
 * meanwhile. `showMore` is null when no more can be listed.
 * @param total number of the service's reviews; with 0 nothing has to be loaded
 */
function useGrowingReviews({ serviceId, isVerified }: AskedReviews, total: number) {
  const [count, setCount] = useState(reviewsPerStep);
  const [shown, setShown] = useState<QueryState<Review[]>>(
    total === 0 ? none : { state: 'loading' },
  );
  const live = useLiveList(serviceReviews({ serviceId, isVerified }, count));
  const growing = live.state === 'loading' && shown.state === 'ready';
  if (!growing && live !== shown) setShown(live);

  return {
    reviews: growing ? shown : live,
    growing,
    showMore:
      count < listLimit && (live.state !== 'ready' || live.data.length === count)
        ? () => setCount(Math.min(count + reviewsPerStep, listLimit))
        : null,
  };
}

interface ReviewListProps extends AskedReviews {
  /** The number of these reviews. */
  total: number;
  /** A change that the list may not contain yet; null: none. */
  change: ReviewChange | null;
}

/** Reviews of a service, those of verified customers first, with a button to load more. */
export function ReviewList({ total, change, ...asked }: ReviewListProps) {
  const { reviews, growing, showMore } = useGrowingReviews(asked, total);
  if (reviews.state === 'failed') {
    return <FailedState title="The reviews could not be loaded." onRetry={reviews.retry} />;
  }
  if (reviews.state === 'loading') return <ReviewListSkeleton />;
  const belongs = ({ verifiedCustomer }: Review) => verifiedCustomer || !asked.isVerified;
  const listed = { reviews: reviews.data, hasMore: showMore !== null, belongs };
  const shown = change ? withReviewChange(listed, change) : reviews.data;
  if (shown.length === 0) {
    return asked.isVerified ? (
      <EmptyState title="No reviews of verified visits yet" />
    ) : (
      <NoReviews />
    );
  }
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
