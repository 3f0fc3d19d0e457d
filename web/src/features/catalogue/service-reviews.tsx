import type { Service } from '@carwash/domain/services/service';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RatingSummary } from '~/components/reviews/rating-summary.tsx';
import { ReviewDesk } from '~/components/reviews/review-desk.tsx';
import { KeepDraft } from '~/lib/keep-draft.tsx';
import { reviewsId } from '~/lib/paths.ts';
import { useChangedSummary } from '~/lib/reviews/use-changed-summary.ts';
import { reviewDeskId, useReviewDesk } from '~/lib/reviews/use-review-desk.ts';
import { ReviewList } from './review-list.tsx';

/** What customers say: the summary, one's own review, and the reviews themselves. */
export function ServiceReviews({ service }: { service: Service }) {
  const desk = useReviewDesk(service._id);
  const summary = useChangedSummary(service.ratingHistogram, desk.change);
  return (
    <Stack component="section" id={reviewsId} aria-label="Reviews" sx={{ gap: 3 }}>
      <Typography variant="h3" component="h2">
        Reviews
      </Typography>
      {summary.ratingCount > 0 && <RatingSummary summary={summary} />}
      {desk.mayWrite && (
        <ReviewDesk
          id={reviewDeskId}
          heading="h3"
          placeholder={`How was ${service.name}?`}
          desk={desk}
          keepDraft={<KeepDraft draft={desk.draft} />}
        />
      )}
      <ReviewList serviceId={service._id} total={summary.ratingCount} change={desk.change} />
    </Stack>
  );
}
