import type { Service } from '@carwash/domain/entities/service';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { FailedState } from '~/components/failed-state.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewsPerStep, useGrowingReviews } from './use-growing-reviews.ts';

interface ReviewListProps {
  service: Pick<Service, '_id' | 'ratingCount'>;
}

/** The latest reviews, newest first, and more of them on request. */
export function ReviewList({ service }: ReviewListProps) {
  const { reviews, growing, showMore } = useGrowingReviews(service._id);
  if (reviews.state === 'failed') {
    return <FailedState title="The reviews could not be loaded." onRetry={reviews.retry} />;
  }
  if (reviews.state === 'loading') return <ReviewListSkeleton />;
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack component="ul" sx={{ gap: 3, listStyle: 'none', m: 0, p: 0 }}>
        {reviews.data.map((review) => (
          <ReviewItem key={review._id} review={review} />
        ))}
      </Stack>
      {showMore && reviews.data.length < service.ratingCount && (
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

function ReviewListSkeleton() {
  return (
    <Stack role="status" aria-label="Loading reviews" sx={{ gap: 3 }}>
      {Array.from({ length: Math.min(3, reviewsPerStep) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to tell them apart
        <Stack key={index} direction="row" sx={{ gap: 2 }}>
          <Skeleton variant="circular" width={44} height={44} />
          <Stack sx={{ flexGrow: 1 }}>
            <Skeleton width="30%" />
            <Skeleton width="90%" />
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
