import { collections } from '@carwash/domain/collections';
import { headlineOf, type RatingSummary as Summary } from '@carwash/domain/reviews/rating-summary';
import type { RatingHistogram } from '@carwash/domain/services/service';
import { type Statistics, statisticsSchema } from '@carwash/domain/statistics/statistics';
import { reviewStatsId } from '@carwash/domain/statistics/stats-ids';
import VerifiedRounded from '@mui/icons-material/VerifiedRounded';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { HiddenReviewsNote } from '~/entities/reviews/hidden-reviews-note';
import { RatingSummary } from '~/entities/reviews/rating-summary';
import { type ReviewChange, verifiedPart } from '~/entities/reviews/review-change';
import { useChangedSummary } from '~/entities/reviews/use-changed-summary';
import { VerifiedSwitch } from '~/entities/reviews/verified-switch';
import { liveDocuments } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';
import { FailedState } from '~/ui/states/failed-state';
import { type ReviewFilter, reviewFilterLink, reviewListId } from './review-filter';

const reviewStatistics = liveDocuments('everyone', () => ({
  collection: collections.stats,
  schema: statisticsSchema,
  id: reviewStatsId,
}));

/** The counters of all reviews; null while there are none. */
const useReviewStatistics = () => useLiveQuery(reviewStatistics());

type StarCounters = NonNullable<Statistics['ratings']>['byStars'];

function histogramOf(counted: StarCounters): RatingHistogram {
  return {
    1: counted?.[1] ?? 0,
    2: counted?.[2] ?? 0,
    3: counted?.[3] ?? 0,
    4: counted?.[4] ?? 0,
    5: counted?.[5] ?? 0,
  };
}

interface Rating {
  summary: Summary;
  isOfVerified: boolean;
  hiddenCount: number;
}

/**
 * Returns the rating summary of verified customers if they are asked for or there are enough of them, else of all
 * reviews, from the counters, with a pending change applied.
 */
function useBusinessRating(isVerified: boolean, change: ReviewChange | null): QueryState<Rating> {
  const statistics = useReviewStatistics();
  const ratings = statistics.state === 'ready' ? statistics.data?.ratings : undefined;
  const all = useMemo(() => histogramOf(ratings?.byStars), [ratings]);
  const verified = useMemo(() => histogramOf(ratings?.verifiedByStars), [ratings]);
  const ofAll = useChangedSummary(all, change);
  const ofVerified = useChangedSummary(verified, change && verifiedPart(change));
  const summary = isVerified ? ofVerified : headlineOf(ofAll, ofVerified);
  const isOfVerified = !isVerified && summary === ofVerified;
  const data = { summary, isOfVerified, hiddenCount: ratings?.hidden ?? 0 };
  return statistics.state === 'ready' ? { state: 'ready', data } : statistics;
}

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 2,
  p: { xs: 2.5, sm: 3 },
} as const;

interface BusinessRatingProps {
  change: ReviewChange | null;
  filter: ReviewFilter;
}

/** The average of all reviews and their histogram, whose rows are links to the filtered reviews. */
export function BusinessRating({ change, filter }: BusinessRatingProps) {
  const titleId = useId();
  const navigate = useNavigate();
  const rating = useBusinessRating(filter.isVerified, change);
  const follow = (isVerified: boolean) =>
    navigate(reviewFilterLink({ ...filter, isVerified }), {
      preventScrollReset: true,
      // The next click, such as one on a number of stars, already sees the choice.
      flushSync: true,
    });
  if (rating.state === 'failed') {
    return <FailedState title="The ratings could not be loaded." onRetry={rating.retry} />;
  }
  return (
    <Card component="section" aria-labelledby={titleId} sx={cardStyle}>
      <Typography id={titleId} variant="h4" component="h2">
        Overall rating
      </Typography>
      {rating.state === 'loading' ? (
        <RatingSkeleton />
      ) : (
        <>
          <RatingSummary
            summary={rating.data.summary}
            isOfVerified={rating.data.isOfVerified}
            linkTo={(stars) => `${reviewFilterLink({ ...filter, stars })}#${reviewListId}`}
            chosen={filter.stars}
          />
          <HiddenReviewsNote count={rating.data.hiddenCount} />
        </>
      )}
      <VerifiedSwitch checked={filter.isVerified} onChange={follow} />
      <VerifiedNote />
    </Card>
  );
}

const RatingSkeleton = () => (
  <Stack
    role="status"
    aria-label="Loading the ratings"
    direction={{ xs: 'column', sm: 'row' }}
    sx={{ alignItems: { sm: 'center' }, gap: { xs: 2, sm: 4 } }}
  >
    <Skeleton variant="rounded" width={92} height={102} />
    <Skeleton variant="rounded" height={146} sx={{ flexGrow: 1 }} />
  </Stack>
);

/** Explains the verified mark beside the reviewers' names. */
const VerifiedNote = () => (
  <div>
    <Divider sx={{ mb: 2 }} />
    <Stack direction="row" sx={{ gap: 1 }}>
      <VerifiedRounded aria-hidden fontSize="small" sx={{ color: 'success.main', mt: '2px' }} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Verified customers have had what they write about: we have completed a booking of theirs.
      </Typography>
    </Stack>
  </div>
);
