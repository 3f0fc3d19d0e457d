import { collections } from '@carwash/domain/collections';
import { type Review, reviewSchema } from '@carwash/domain/reviews/review';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { NoReviews } from '~/entities/reviews/no-reviews';
import { shownOnly } from '~/entities/reviews/queries';
import { starsText } from '~/entities/reviews/rating-text';
import { type ReviewChange, withReviewChange } from '~/entities/reviews/review-change';
import { reviewDay } from '~/entities/reviews/review-day';
import { ReviewItem } from '~/entities/reviews/review-item';
import { ReviewSkeleton } from '~/entities/reviews/review-skeleton';
import { useService } from '~/entities/services/queries';
import { BusinessName } from '~/entities/settings/business-name';
import { paths } from '~/lib/address/paths';
import type { Cursor } from '~/lib/firebase/live-source';
import { liveLists } from '~/lib/live/live-queries';
import { useLivePages } from '~/lib/live/use-live-pages';
import { CardGrid } from '~/ui/page/card-grid';
import { Pager } from '~/ui/page/pager';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { UnreadableNote } from '~/ui/states/unreadable-note';
import { type ReviewFilter, reviewFilterLink, reviewListId } from './review-filter';

/** The reviewed service, or the business where `serviceId` is null. */
const ReviewSubject = ({ serviceId }: { serviceId: string | null }) => (
  <Typography variant="body2" sx={{ mt: 'auto', color: 'text.secondary' }}>
    for {serviceId === null ? <BusinessName /> : <ServiceName id={serviceId} />}
  </Typography>
);

function ServiceName({ id }: { id: string }) {
  const service = useService(id);
  if (service.state === 'loading') {
    return <Skeleton component="span" width={120} sx={{ display: 'inline-block' }} />;
  }
  if (service.state === 'failed') return 'one of our services';
  if (service.data === null) return 'a former service';
  return (
    <Link component={RouterLink} to={paths.service(id)}>
      {service.data.name}
    </Link>
  );
}

/** A review, and the service or business that it is about. */
const ReviewCard = ({ review }: { review: Review }) => (
  <Card component="article" sx={{ p: 2.5, height: '100%' }}>
    <ReviewItem
      review={review}
      day={reviewDay(review)}
      subject={<ReviewSubject serviceId={review.serviceId} />}
    />
  </Card>
);

const pageSize = 12;

const reviews = liveLists('everyone', (filter: ReviewFilter, after: Cursor | null) => ({
  collection: collections.reviews,
  schema: reviewSchema,
  equal: {
    ...shownOnly,
    ...(filter.stars !== null && { rating: filter.stars }),
    ...(filter.isVerified && { verifiedCustomer: true }),
  },
  ...(!filter.isVerified && { first: 'verifiedCustomer' }),
  order: { by: 'createdAt', direction: 'desc' } as const,
  after,
  limit: pageSize + 1,
}));

/**
 * Returns the reviews of a filter, of services and of the business, page by page: those of verified customers first,
 * and of both the newest first.
 */
const useReviews = ({ stars, isVerified }: ReviewFilter) =>
  useLivePages((after) => reviews({ stars, isVerified }, after), pageSize);

const SkeletonCard = () => (
  <Card sx={{ p: 2.5, height: '100%' }}>
    <ReviewSkeleton />
  </Card>
);

const ReviewCardSkeletons = () => (
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

function goToTop() {
  const list = document.getElementById(reviewListId);
  list?.scrollIntoView({ block: 'start' });
  list?.focus({ preventScroll: true });
}

/** Turns the page, then moves to the top of the list. */
const fromTop = (turn: (() => void) | null) =>
  turn &&
  (() => {
    turn();
    goToTop();
  });

interface ReviewPagesProps {
  filter: ReviewFilter;
  /** A change that the list may not contain yet; null: none. */
  change: ReviewChange | null;
}

export function ReviewPages({ filter, change }: ReviewPagesProps) {
  const { page, number, previous, next } = useReviews(filter);
  if (page.state === 'failed') {
    return <FailedState title="The reviews could not be loaded." onRetry={page.retry} />;
  }
  if (page.state === 'loading') return <ReviewCardSkeletons />;

  const belongs = ({ rating, verifiedCustomer }: Review) =>
    (filter.stars === null || rating === filter.stars) &&
    (verifiedCustomer || !filter.isVerified) &&
    (number === 1 || change?.before !== null);
  const listed = { reviews: page.data, hasMore: next !== null, belongs };
  const reviews = change ? withReviewChange(listed, change) : page.data;
  return (
    <>
      {reviews.length === 0 ? (
        <NothingHere filter={filter} />
      ) : (
        <CardGrid>
          {reviews.map((review) => (
            <ReviewCard key={review._id} review={review} />
          ))}
        </CardGrid>
      )}
      <UnreadableNote count={page.unreadable} />
      <Pager label="Reviews" number={number} previous={fromTop(previous)} next={fromTop(next)} />
    </>
  );
}

function NothingHere({ filter: { stars, isVerified } }: { filter: ReviewFilter }) {
  if (stars === null && !isVerified) return <NoReviews />;
  const kind = isVerified ? 'verified reviews' : 'reviews';
  return (
    <EmptyState
      title={stars === null ? `No ${kind} yet` : `No ${kind} with ${starsText(stars)}`}
      description="Nobody has rated us so."
      action={
        <Button
          component={RouterLink}
          to={reviewFilterLink({ stars: null, isVerified: false })}
          preventScrollReset
          sx={{ mt: 1 }}
        >
          Show all reviews
        </Button>
      }
    />
  );
}
